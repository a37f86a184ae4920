// Makes src/api/schema.d.ts from the server's description of itself. TONALLI_PYTHON names the interpreter to ask.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ours = here('../../.venv/bin/python');
const python = process.env.TONALLI_PYTHON ?? (existsSync(ours) ? ours : 'python3');
const description = execFileSync(python, [here('openapi.py')], {
  env: { ...process.env, PYTHONPATH: here('../../src') },
  maxBuffer: 1 << 24,
});
const types = await openapiTS(JSON.parse(description.toString()), { alphabetize: true });
writeFileSync(here('../src/api/schema.d.ts'), astToString(types));
