import { ESLint, Linter } from 'eslint';
import { expect, it } from 'vitest';

const RULES = ['no-eval', 'no-new-func', 'no-implied-eval'] as const;

it.each(['backend/modules/x/x.ts', 'backend/contracts/x.ts', 'backend/kernel/x.ts', 'frontend/features/x/x.tsx', 'frontend/lib/x.ts', 'infra/run/x.mjs', 'infra/demo-data/x.ts'])(
  'ESLint refuses code that evaluates a string (eval, new Function) in %s',
  async (file) => {
    const { rules } = (await new ESLint().calculateConfigForFile(file)) as { rules: Record<string, unknown[] | undefined> };
    const held = Object.fromEntries(RULES.map((rule) => [rule, rules[rule]?.[0] === 2 ? 'error' : 'off'])) as Linter.RulesRecord;
    const globals = { setTimeout: 'readonly', window: 'readonly', globalThis: 'readonly' } as const;
    const found = (code: string): string[] => new Linter().verify(code, [{ languageOptions: { globals }, rules: held }]).map(({ ruleId }) => String(ruleId));
    expect(['eval("1")', 'const run = eval; run("1")', 'new Function("return 1")()', 'setTimeout("run()", 5)'].map(found)).toEqual([['no-eval'], ['no-eval'], ['no-new-func'], ['no-implied-eval']]);
    expect(found('setTimeout(() => 1, 5)')).toEqual([]);
  },
);
