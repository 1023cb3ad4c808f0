import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { preloadFonts } from './build/preload-fonts.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { splitStyles } from './build/split-styles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../dist/client', import.meta.url));
/** The Host header stays as it came: the API compares it with the Origin of writes. */
const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`, changeOrigin: false };

const ENTRY = 'app/main.tsx';
const HOME = 'app/routes/home.tsx';
/** Pages behind links from outside, besides the shop. */
const OPEN = ['pricing', 'profile', 'prompt-packs', 'prompt-pack-preview'].map((page) => `app/routes/${page}.tsx`);
const SHOP = ['marketplace', 'prompt', 'share'].map((page) => `app/routes/${page}.tsx`);

/** Small parts that almost every page uses: one chunk of them costs less than twenty, and stays cached between releases of the pages. */
const KIT = new RegExp(
  String.raw`[\\/]styled-system[\\/](css|helpers|patterns[\\/](centered|container|hstack|stack|visually-hidden|wrap)\.js|recipes[\\/](create-recipe|alert|avatar|badge|button|card|chip|empty-state|kbd|skeleton|text-link)\.js)` +
    String.raw`|[\\/]ui[\\/](alert|avatar|badge|button|card|chip|coin|count-badge|empty-state|icon-button|kbd|link-button|loader|skeleton|text-link|toast-store|token-amount|type-chip|visually-hidden|wordmark)\.tsx?$` +
    String.raw`|[\\/](lib[\\/]pause|contracts[\\/]plural)\.ts$` +
    String.raw`|react-query[\\/]build[\\/]modern[\\/](queryOptions|infiniteQueryOptions|QueryClientProvider)\.js$` +
    String.raw`|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared)`,
);

/** Arrangements and kinds of text that the first visit does not use: a few hundred bytes for all other pages. */
const PATTERNS = /[\\/]styled-system[\\/]patterns[\\/]/;

/** The chart library with what only it needs: one chunk for all pages that draw, which none of them waits for. */
const CHARTS = /[\\/]node_modules[\\/](recharts|victory-vendor|d3-[a-z-]+|internmap|@reduxjs[\\/]toolkit|immer|redux|redux-thunk|react-redux|reselect|es-toolkit|decimal\.js-light|eventemitter3)[\\/]/;

/**
 * Client build: hashed assets and a manifest in dist/client, one chunk per lazy route. The nonce placeholder is replaced per response by
 * the API, which serves index.html; nothing is inlined as data: URLs, so the policy needs no exceptions.
 */
export default defineConfig({
  root,
  plugins: [
    react(),
    preloadFonts(),
    splitStyles({ root, sheet: 'ui/theme/styles.css', entry: ENTRY, firstPages: [HOME], openPages: [...SHOP, ...OPEN] }),
    // Compressed copies beside the files, which the API sends to browsers that accept them. The best brotli takes 4 s of processor and saves 7 % of each file.
    compression({ include: /\.(css|js|svg)$/, threshold: 1_000, logLevel: 'silent', algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })] }),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // Code of a page comes with the shell (the API names it there) or with the pointer that comes near its link; a list of all files for
    // all pages in the entry would cost every first visit two kilobytes. Styles have to be there before a chunk runs.
    modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))) },
    rolldownOptions: {
      // Words of the first visit stand in catalogues as constants: written where they are used, they cost no names and no exports.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The entry lists every file of every lazy page for preloading: names would be a hundredth of the first visit, and a letter more in each hash a tenth of a kilobyte.
        chunkFileNames: ({ name }) => (name === 'charts' || name === 'code-editor' ? `assets/${name}-[hash:8].js` : 'assets/[hash:7].js'),
        codeSplitting: { groups: [{ name: 'kit', test: KIT }, { name: 'patterns', test: PATTERNS, includeDependenciesRecursively: false }, { name: 'charts', test: CHARTS, includeDependenciesRecursively: false }, ...sharedChunks({ root, entry: ENTRY, home: HOME, shop: SHOP })] },
      },
      // Recipes are made by calls, which look like side effects: without this every page would load the recipes of all others.
      treeshake: { moduleSideEffects: [{ test: /[\\/]styled-system[\\/]/, sideEffects: false }] },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': api,
      '/media': api,
      '^/admin/queues/': api,
      '/socket.io': { ...api, ws: true },
    },
  },
});
