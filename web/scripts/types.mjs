// Makes src/api/schema.d.ts and src/api/shapes.d.ts from what the server says of itself: its requests and answers,
// and the views, figures and events of the games. TONALLI_PYTHON names the interpreter to ask.
import { writeFileSync } from 'node:fs';

import openapiTS, { astToString } from 'openapi-typescript';

import { ask, here } from './python.mjs';

const types = await openapiTS(JSON.parse(ask(here('openapi.py'))), { alphabetize: true });
writeFileSync(here('../src/api/schema.d.ts'), astToString(types));
writeFileSync(here('../src/api/shapes.d.ts'), ask('-m', 'tonalli.server.shapes'));
