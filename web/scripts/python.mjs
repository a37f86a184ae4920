// Asks the project's Python; TONALLI_PYTHON names the interpreter.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const ours = here('../../.venv/bin/python');
const python = process.env.TONALLI_PYTHON ?? (existsSync(ours) ? ours : 'python3');

/** What a script or module prints. */
export function ask(...args) {
  const env = { ...process.env, PYTHONPATH: [here('../../src'), here('../../tests')].join(delimiter) };
  return execFileSync(python, args, { env, maxBuffer: 1 << 28 }).toString();
}
