import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the pages for the server, which renders the first look at a page: one module without dependencies. It lies in the client's folder, out
 * of reach of requests, because it belongs to that very build: its markup must be what the browser would have made.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  // Builds for servers leave it to the process, which is no production in tests: the browser has React's quick half either way.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'app/server/render-page.tsx',
    outDir: fileURLToPath(new URL('../dist/client/.server', import.meta.url)),
    emptyOutDir: true,
    sourcemap: false,
    target: 'node20',
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /[\\/]styled-system[\\/]/, sideEffects: false }] } },
  },
});
