import { defineConfig } from 'vitest/config';

/** Collects the deep proofs without servers: what they need is asked for when they run, not when they load. */
export default defineConfig({
  test: { include: ['{backend,infra,frontend}/**/*.deep.test.ts'], exclude: ['node_modules', 'dist', '.data', '.cache', 'e2e'], maxWorkers: 1, isolate: false, experimental: { fsModuleCache: true } },
});
