import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShown } from './check.mjs';

/** Runs projects of vitest.config.ts and counts their tests. */
export async function vitestStage(projects) {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-results-'));
  const file = join(dir, 'vitest.json');
  try {
    const code = await runShown('npx', [
      'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...projects.flatMap((name) => ['--project', name]),
    ]);
    const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    // A file that cannot even be loaded has no failed test.
    return { passed, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
