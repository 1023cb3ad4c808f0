import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { listGenerations } from '#contracts/generation.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { readBy } from './compiled-schema.ts';

const KINDS = mini.object({
  name: mini.string().check(mini.minLength(2)),
  tags: mini.array(mini.object({ label: mini.string() })),
  either: mini.discriminatedUnion('kind', [mini.object({ kind: mini.literal('a'), n: mini.int() }), mini.object({ kind: mini.literal('b') })]),
  byName: mini.record(mini.string(), mini.object({ n: mini.number() })),
  maybe: mini.optional(mini.nullable(mini.object({ n: mini.number() }))),
  limit: mini._default(mini.coerce.number(), 24),
});
const GOOD = { name: 'ab', tags: [{ label: 'x', more: 1 }], either: { kind: 'a', n: 1, more: 1 }, byName: { q: { n: 1, more: 1 } }, maybe: { n: 1, more: 1 }, more: 1 };
const SAMPLES: unknown[] = [
  GOOD, { ...GOOD, maybe: null, limit: '7' }, { ...GOOD, name: 'a' }, { ...GOOD, tags: [{}, { label: 1 }] }, { ...GOOD, either: { kind: 'c' } }, { ...GOOD, either: { kind: 'a', n: 1.5 } },
  { ...GOOD, byName: { q: { n: '1' } } }, {}, null, [], 'text', undefined,
];

describe('schemas with generated code', () => {
  it.each(SAMPLES.map((sample, n) => [n, sample] as const))('a compiled schema reads sample %i as the original schema does, with the same issues', (_, sample) => {
    expect(readBy(KINDS, sample)).toEqual(KINDS.safeParse(sample));
  });

  it.each([listPrompts, listGenerations])('the compiled schema of $path reads its query and wrong answers as the contract itself does', ({ query, response }) => {
    for (const asked of [{}, { limit: '3' }, { limit: '0' }, { unknown: '1' }, { contentType: 'music' }]) expect(readBy(query!, asked)).toEqual(query!.safeParse(asked));
    for (const answer of [{}, [], [{}], { items: [{ id: 1 }], nextCursor: null }, null]) expect(readBy(response, answer)).toEqual(z.core.safeParse(response, answer));
  });

  it('a compiled schema lets no field through that the contract does not name, at any depth', () => {
    expect(JSON.stringify(readBy(KINDS, GOOD).data)).not.toContain('more');
    expect(readBy(mini.strictObject({ a: mini.string() }), { a: 'x', b: 1 }).error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['b'] }]);
  });

  it('a compiled schema reads data whose schema refers to itself', () => {
    interface Tree {
      name: string;
      below: Tree[];
    }
    const tree: z.core.$ZodType<Tree> = mini.object({ name: mini.string(), below: mini.lazy(() => mini.array(tree)) }) as never;
    expect(readBy(tree, { name: 'a', below: [{ name: 'b', below: [], more: 1 }] }).data).toEqual({ name: 'a', below: [{ name: 'b', below: [] }] });
  });
});
