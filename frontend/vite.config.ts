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
/** Keeps the Host header unchanged, because the API compares it with the Origin of writes. */
const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`, changeOrigin: false };

const ENTRY = 'app/main.tsx';
const HOME = 'app/routes/home.tsx';
/** Pages that external links and messages open, besides those of the shop. */
const OPEN = ['pricing', 'profile', 'prompt-packs', 'prompt-pack-preview', 'challenges', 'challenge-pages'].map((page) => `app/routes/${page}.tsx`);
/** The gate that visitors see in place of members' pages. */
const GATE = 'app/gate/vip-gate.tsx';
const SHOP = ['marketplace', 'prompt', 'share'].map((page) => `app/routes/${page}.tsx`);

/** Small modules that almost every page uses. One chunk costs less than twenty, and browsers keep it between releases. */
const KIT = new RegExp(
  String.raw`[\\/]styled-system[\\/](css|helpers|patterns[\\/](centered|container|hstack|stack|visually-hidden|wrap)\.js|recipes[\\/](create-recipe|alert|avatar|badge|button|card|chip|empty-state|kbd|skeleton|text-link)\.js)` +
    String.raw`|[\\/]ui[\\/](alert|avatar|badge|button|card|chip|coin|count-badge|empty-state|icon-button|kbd|link-button|loader|skeleton|text-link|toast-store|token-amount|type-chip|visually-hidden|wordmark)\.tsx?$` +
    String.raw`|[\\/](lib[\\/]pause|contracts[\\/]plural)\.ts$` +
    String.raw`|react-query[\\/]build[\\/]modern[\\/](queryOptions|infiniteQueryOptions|QueryClientProvider)\.js$` +
    String.raw`|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared)`,
);

/** Patterns for layout and text that the first visit does not use: a few hundred bytes for all other pages. */
const PATTERNS = /[\\/]styled-system[\\/]patterns[\\/]/;

/** The chart library with everything that only charts need: one chunk for all pages with charts, which no page waits for. */
const CHARTS = /[\\/]node_modules[\\/](recharts|victory-vendor|d3-[a-z-]+|internmap|@reduxjs[\\/]toolkit|immer|redux|redux-thunk|react-redux|reselect|es-toolkit|decimal\.js-light|eventemitter3)[\\/]/;

/**
 * Client build: hashed assets and a manifest in dist/client, one chunk per lazy route. The API replaces the nonce placeholder in index.html per
 * response. No asset becomes a data: URL, so the security policy needs no exceptions.
 */
export default defineConfig({
  root,
  plugins: [
    react(),
    preloadFonts(),
    splitStyles({ root, sheet: 'ui/theme/styles.css', entry: ENTRY, firstPages: [HOME], openPages: [...SHOP, ...OPEN, GATE] }),
    // Writes compressed copies beside the files, which the API sends to browsers that accept them. The strongest brotli takes 4 s of processor and
    // saves 7 % of each file.
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
    // A page's code is preloaded by the HTML of the API, or when the pointer comes near its link. A list of all files of all pages in the entry would
    // add two kilobytes to every first visit. Styles must load before a chunk runs.
    modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))) },
    rolldownOptions: {
      // Inlines constants, because texts of the first visit are exported constants: inlined, they need no names and exports.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Short file names, because the entry lists every file of every lazy page: names would be a hundredth of the first visit, and one more letter
        // in each hash a tenth of a kilobyte.
        chunkFileNames: ({ name }) => (name === 'charts' || name === 'code-editor' ? `assets/${name}-[hash:8].js` : 'assets/[hash:7].js'),
        codeSplitting: { groups: [{ name: 'kit', test: KIT }, { name: 'patterns', test: PATTERNS, includeDependenciesRecursively: false }, { name: 'charts', test: CHARTS, includeDependenciesRecursively: false }, ...sharedChunks({ root, entry: ENTRY, home: HOME, shop: SHOP })] },
      },
      // Marks the generated styles as free of side effects. Recipes are made by calls, so otherwise every page would load the recipes of all others.
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
