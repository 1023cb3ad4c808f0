import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PROGRAM = at('../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const RULES = at('../../.dependency-cruiser.cjs');

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** The files of the fixture folder break the import rules on purpose. Without them, a configuration that matches no file would pass. */
it('the import rules of .dependency-cruiser.cjs report every import in the fixture folder that breaks one of them', () => {
  const args = [PROGRAM, 'backend', 'frontend', '--config', RULES, '--output-type', 'json'];
  const report = JSON.parse(execFileSync(process.execPath, args, { cwd: at('./fixtures/forbidden-imports'), encoding: 'utf8' })) as Report;
  const found = report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
  expect([...new Set(found)].sort()).toEqual([
    'client-reads-contracts-alone: frontend/lib/knows-the-server.ts',
    'contracts-import-zod-alone: backend/contracts/knows-the-kernel.ts',
    'domain-is-pure: backend/modules/wallet/domain/knows-commands.ts',
    'features-do-not-meet: frontend/features/auth/knows-another.ts',
    'kernel-knows-no-module: backend/kernel/knows-a-module.ts',
    'module-wallet: backend/modules/wallet/index.ts',
    'modules-meet-at-the-door: backend/modules/identity/index.ts',
    'no-drawers: frontend/features/auth/knows-another.ts',
    'pattern-engine-is-lazy: frontend/lib/brings-the-pattern-engine.ts',
    'patterns-run-in-re2js: backend/contracts/pattern-engine.ts',
    'resolvable: frontend/lib/knows-the-server.ts',
  ]);
}, 60_000);
