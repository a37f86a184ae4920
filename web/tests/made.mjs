// Before any test: the server writes what it would send of many positions, and all words, into tests/made.
import { ask, here } from '../scripts/python.mjs';

export default function setup() {
  ask(here('fixtures.py'), here('../tests/made'));
}
