import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftContent } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { fieldType } from '#contracts/prompt-form.ts';
import { csvPieces, jsonPieces, markdownOf } from '#modules/prompts/export/export-formats.ts';
import { draftOf } from './domain/draft-of.ts';
import { readFile } from './read/read-file.ts';

const NASTY = ['', ' ', '---', '\n---\n', '=1+1', "'=1", "''-x", '@x', '\t', '\r\n', '"', '"",', 'a: b', '- x', '# h', 'null', 'true', '0123', '1e5', '~', '|', '>', '{{a}}', '\u2028', '\uFEFF', '\u0001', '\u0085', 'ü✨', '&a *a', '!!x', '%', '`', "it's", '\\n', '[', '["a"]', '🧙‍♀️', '\u007f'];
const text = (max: number): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.array(fc.constantFrom(...NASTY), { maxLength: 5 }).map((parts) => parts.join(''))).map((value) => [...value].join('').slice(0, max).replace(/\0|\p{Cs}/gu, ''));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const scalar = fc.oneof(text(40), fc.integer(), fc.boolean(), fc.array(text(10), { maxLength: 3 }));

const plainField = (types: readonly DraftContent['form']['sections'][0]['fields'][0]['type'][]) =>
  fc.record({
    key: text(20), type: fc.constantFrom(...types), label: text(40), help: optional(text(40)), placeholder: optional(text(40)), required: fc.boolean(),
    default: optional(scalar), options: optional(fc.array(fc.record({ value: text(20), label: text(20), hint: optional(text(20)) }), { maxLength: 3 })),
    min: optional(fc.integer()), max: optional(fc.double({ noNaN: true, noDefaultInfinity: true })), pattern: optional(text(20)), insertText: optional(text(60)), hidden: optional(fc.boolean()),
    showIf: optional(fc.record({ field: text(20), op: fc.constantFrom('eq' as const, 'filled' as const), value: optional(scalar) })),
  });
const types = fieldType.options;
const field = fc.tuple(plainField(types), optional(fc.array(plainField(types.filter((type) => type !== 'rows')), { maxLength: 2 }))).map(([made, fields]) => ({ ...made, ...(made.type === 'rows' && fields ? { fields } : {}) }));

/** Generates random drafts with every field that a draft can have, also unfinished drafts. */
const draft = fc.record({
  contentType: fc.constantFrom('text' as const, 'image' as const, 'video' as const), category: fc.constantFrom(null, 'animation' as const, 'blog-writing' as const), title: text(120), slug: fc.option(text(80)),
  oneLiner: text(160), description: text(500), tags: fc.array(text(40), { maxLength: 8 }), language: text(10), coverFileId: fc.option(fc.uuid()), template: text(300),
  systemTemplate: fc.option(text(60)), negativeTemplate: fc.option(text(60)), form: fc.record({ sections: fc.array(fc.record({ title: text(40), fields: fc.array(field, { maxLength: 4 }) }), { maxLength: 3 }) }),
  outputSettings: fc.record({ length: optional(fc.integer()), aspect: optional(fc.constantFrom('1:1' as const, '16:9' as const)), quantity: optional(fc.integer()) }),
  testInputs: fc.array(fc.record({ label: text(20), inputs: fc.dictionary(fc.string({ maxLength: 8 }).map((key) => key.replace(/\0|\p{Cs}/gu, '')).filter((key) => key !== '__proto__'), fc.oneof(scalar, fc.constant(null), fc.array(fc.dictionary(fc.constantFrom('a', 'b'), scalar), { maxLength: 2 }))) }), { maxLength: 2 }),
  visibility: fc.constantFrom('private' as const, 'unlisted' as const, 'public' as const), pricing: fc.constantFrom('free' as const, 'run' as const, 'pack_only' as const), runRoyalty: fc.nat(20), unlockPrice: fc.nat(2_000),
  freeTrialRunsPerDay: fc.nat(100), license: fc.constantFrom('no_fork' as const, 'open' as const), forkRoyaltyPercent: fc.nat(20), allowCommercial: fc.boolean(), models: fc.array(text(20), { maxLength: 3 }),
  recommendedModel: fc.option(text(20)), safetyFlag: fc.boolean(),
});

/** Returns a draft as Postgres would: JSON without undefined values, with the keys in the contract's order. */
const stored = (content: unknown): DraftContent => draftContent.parse(JSON.parse(JSON.stringify(content)));
async function* each(contents: readonly DraftContent[]): AsyncGenerator<DraftContent> {
  yield* contents;
}
async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let made = '';
  for await (const piece of pieces) made += piece;
  return made;
}
async function readBack(name: string, file: string): Promise<(DraftContent | string)[]> {
  const made: (DraftContent | string)[] = [];
  for await (const found of (await readFile(name, Buffer.from(file))).found) {
    const { content, reason } = draftOf(found);
    made.push(content ?? reason!);
  }
  return made;
}

describe('an exported prompt that is imported again is unchanged', () => {
  const RUNS = { numRuns: 80 };
  const contents = fc.array(draft, { minLength: 1, maxLength: 3 }).map((list) => list.map(stored));

  it('a prompt exported as Markdown is unchanged when it is imported again', async () => {
    await fc.assert(fc.asyncProperty(draft.map(stored), async (content) => {
      const file = markdownOf(content);
      const [back] = await readBack('x.prompt.md', file);
      expect(back).toEqual(content);
      expect(markdownOf(back as DraftContent)).toBe(file);
    }), RUNS);
  });

  it.each([
    ['JSON', 'x.json', jsonPieces], ['CSV', 'x.csv', csvPieces]
  ] as const)('prompts exported as %s are unchanged when they are imported again', async (_, name, pieces) => {
    await fc.assert(fc.asyncProperty(contents, async (list) => {
      const file = await whole(pieces(each(list)));
      const back = await readBack(name, file);
      expect(back).toEqual(list);
      expect(await whole(pieces(each(back as DraftContent[])))).toBe(file);
    }), RUNS);
  });

  it('the random drafts of this test cover all 16 types of fields', () => {
    expect(types).toHaveLength(16);
    const seen = new Set(fc.sample(draft, 400).flatMap(({ form }) => form.sections.flatMap(({ fields }) => fields.map(({ type }) => type))));
    expect(seen.size).toBe(16);
  });

  it('no cell of the exported table starts with a formula', async () => {
    const file = await whole(csvPieces(each([stored(fc.sample(draft, { numRuns: 1, seed: 1 })[0])].map((content) => ({ ...content, title: '=cmd()', template: '+1', description: '@x' })))));
    expect(file).toContain("'=cmd(),'+1,");
    expect(file).toContain(",'@x,");
  });
});
