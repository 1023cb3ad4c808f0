import { defineConfig } from 'vitest/config';
import { LongestFirst } from './infra/test/longest-first.ts';

const OUTSIDE = ['**/node_modules', 'dist', '.data', '.cache', 'e2e'];
const INTEGRATION = '{backend,bench,infra,frontend}/**/*.int.test.ts';
const DEEP = '{backend,infra,frontend}/**/*.deep.test.ts';
/** Component tests that replace a module by `vi.mock`. In a shared process, a module that an earlier test had loaded would keep the real one. */
const ALONE = 'frontend/**/*.alone.test.tsx';
/** Deep proofs whose result is a time: two at once would measure each other. */
const TIMED = '**/{*scale,pattern-engine,login-timing,reconcile,burst,hostile-load,ingest-load,slow-connections}.deep.test.ts';

/** All deep proofs in one process: `vitest list` loads them and runs none. What they need is asked for when they run, so that no server starts. */
const listed = { extends: true as const, test: { name: 'deep', include: [DEEP], exclude: OUTSIDE, isolate: false, maxWorkers: 1 } };

/** Real servers, started once per run. Files create databases of their own. */
const withServers = {
  globalSetup: ['infra/test/vitest-servers.mjs'],
  hookTimeout: 180_000,
};

const DEEP_RUNS = [
  { extends: true as const, test: { name: 'deep', include: [DEEP], exclude: [...OUTSIDE, TIMED], testTimeout: 600_000, ...withServers } },
  {
    extends: true as const,
    test: {
      name: 'deep-timed', include: [`{backend,infra,frontend}/${TIMED}`], exclude: OUTSIDE, testTimeout: 600_000, maxWorkers: 1, sequence: { groupOrder: 1 },
      ...withServers,
    },
  },
];

/**
 * `npx vitest run <file>` works for every kind of test: the file's name decides what it gets. `isolate: false`: modules keep no state of their own, so
 * files share them. Loading them anew for each file took a third of the time of unit tests, a fifth of that of integration tests and four fifths of that of
 * components.
 */
export default defineConfig({
  test: {
    // One more than the cores of a small machine, and two more for integration: those wait for servers, clocks and each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Modules translated by one stage are there for the next one, for `vitest list` and for every later run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit', include: ['{backend,bench,infra,frontend}/**/*.test.ts'], exclude: [...OUTSIDE, INTEGRATION, DEEP], environment: 'node', testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'client', include: ['frontend/**/*.test.tsx'], exclude: [...OUTSIDE, ALONE], environment: 'happy-dom', isolate: false },
      },
      { extends: true, test: { name: 'client-alone', include: [ALONE], exclude: OUTSIDE, environment: 'happy-dom' } },
      {
        extends: true,
        test: { name: 'integration', include: [INTEGRATION], exclude: OUTSIDE, testTimeout: 90_000, isolate: false, maxWorkers: 4, ...withServers },
      },
      ...(process.argv[2] === 'list' ? [listed] : DEEP_RUNS),
    ],
  },
});
