import { expect, it } from 'vitest';
import { assumptionsByPart, findAssumptions, linesByPart, NONE, partOf } from './assumptions.ts';
import { MOST_ASSUMPTIONS, MOST_PER_1000_LINES } from './assumption-limits.ts';
import { CAST_REASONS } from './cast-reasons.ts';
import { repository } from './repository.ts';

/** Longest time of a test that reads and parses every file of the repository, which takes 12 s on a quiet machine. */
const WITHIN_MS = 120_000;

it('the code of each part has at most as many unchecked assumptions (`!`, casts, any) as its limit allows', () => {
  const files = repository('infra/test/assumptions.test.ts');
  const lines = linesByPart(files);
  const more = [...assumptionsByPart(files)].flatMap(([part, { nonNull, casts, any, untypedRows }]) => {
    const perLines = MOST_PER_1000_LINES[part];
    const most = perLines ?? MOST_ASSUMPTIONS[part] ?? [0, 0, 0, 0];
    const scale = perLines ? 1_000 / (lines.get(part) ?? 1) : 1;
    const now = [nonNull, casts, any, untypedRows].map((count) => count * scale);
    return now.some((count, kind) => count > (most[kind] ?? 0)) ? [`${part}: ${now.join(', ')} where there may be ${most.join(', ')}`] : [];
  });
  expect(more, '`npm run assumptions <part>` names each of them. Let a type or `must` of backend/contracts/must.ts say it.').toEqual([]);
}, WITHIN_MS);

it('the check of unchecked assumptions counts the lines of TypeScript files in each part', () => {
  expect(linesByPart(new Map([['e2e/a.ts', 'a;\nb;'], ['e2e/b.ts', 'c;'], ['e2e/c.css', 'd']]))).toEqual(new Map([['e2e', 3]]));
});

it('the list of reasons for casts (`as X`) has every file of the product that casts, and no other file', () => {
  const casting = [...repository('')].filter(([path, text]) => {
    const part = partOf(path);
    const product = /^(backend|frontend)\/.*\.tsx?$/.test(path) && !part.startsWith('tests of') && part !== 'backend/modules/studio';
    return product && text.includes(' as ') && findAssumptions(path, text).some(({ kind }) => kind === 'casts');
  });
  const known = Object.values(CAST_REASONS).flat();
  expect(new Set(known).size).toBe(known.length);
  expect(known.toSorted(), 'Remove the cast, or the line of infra/test/cast-reasons.ts that no cast needs.').toEqual(casting.map(([path]) => path).toSorted());
}, WITHIN_MS);

it('the check of unchecked assumptions counts `!`, casts, any and rows without columns, and no other code', () => {
  const text = `
    const a = list[0]!; let b!: string; const c = value as Row; const d = kinds as const; const e: any = 1;
    const f = JSON.parse(text) as unknown; const g = await rows<Record<string, unknown>>(tx, 'select 1'); const h = await rows<{ id: string }>(tx, 'select 1');
    const i = value as unknown as Row; const j = !a && b !== c; const k = await rows<object>(tx, 'select 1');`;
  const kinds = findAssumptions('backend/a.ts', text).map(({ kind }) => kind);
  expect(kinds).toEqual(['nonNull', 'nonNull', 'casts', 'any', 'untypedRows', 'casts', 'untypedRows']);
  expect(findAssumptions('frontend/a.tsx', 'const A = () => <p>{(b as string)!}</p>;').map(({ place }) => place)).toEqual(['frontend/a.tsx:1 (b as string)!', 'frontend/a.tsx:1 b as string']);
});

it.each([
  ['backend/modules/wallet/domain/split.ts', 'backend/modules/wallet'],
  ['backend/kernel/db/raw.ts', 'backend/kernel'],
  ['backend/main.ts', 'backend'],
  ['backend/testing/test-app.ts', 'tests of backend'],
  ['frontend/ui/button.test.tsx', 'tests of frontend'],
  ['frontend/ui/button.tsx', 'frontend/ui'],
  ['e2e/specs/a.spec.ts', 'e2e'],
])('unchecked assumptions in the file %s count for the part %s', (path, part) => {
  expect(partOf(path)).toBe(part);
  expect(assumptionsByPart(new Map([[path, 'const a = 1;']])).get(part)).toEqual(NONE);
});
