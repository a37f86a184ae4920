// Only the types: whoever just builds the pages has no vitest.
/// <reference types="vitest/config" />
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const WORTH_PACKING = /\.(js|css)$/;

/** Lays what browsers can unpack beside each script and style: packed once, smaller than a server packs in passing. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => WORTH_PACKING.test(each))) {
      const file = resolve(dir, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), packed],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['TONALLI_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: '../src/tonalli/server/pages',
    emptyOutDir: true,
    // What is bundled, with its licences; public/licenses holds the texts that a package leaves out.
    license: { fileName: 'THIRD_PARTY_LICENSES.md' },
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // What most pages need comes in one piece: each file costs some 700 bytes of headers, more than many of them hold.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', test: /[\\/]web[\\/]src[\\/]/, minShareCount: 3, maxModuleSize: 6000 }] } } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    globalSetup: 'tests/made.mjs',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
