import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the pages for rendering on the server: one module without dependencies. It lies in the client's folder, where no request can reach it,
 * because it must match that client build: its HTML must be what the browser would render.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  // Set here, because server builds otherwise leave it to the process, which is not in production mode in tests; the browser always has React's
  // production build.
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
