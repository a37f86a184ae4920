// Only the types: whoever just builds the pages has no vitest.
/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
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
