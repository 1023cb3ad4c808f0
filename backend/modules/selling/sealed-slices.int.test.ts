import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getGeneration } from '#contracts/generation.ts';
import { call } from '#testing/test-app.ts';
import { createSealedStream } from '../generation/making/sealed-stream.ts';
import { sealedRun } from '../generation/testing/sealed-fixture.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

const WORDS = Array.from({ length: 105 }, (_, n) => `larchember${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`);
const TEMPLATE = `${WORDS.join(' ')} {{topic}}`;
const KIND = 'A gull came by and the keeper nodded to it. '.repeat(8);
/** Answers of the provider for the test: the nth answer contains the nth seven words of the recipe, which is the sealed text, among other words. */
const slice = (n: number): string => `Here is part ${n + 1}: ${WORDS.slice(n * 7, n * 7 + 7).join(' ')}, as you asked. ${KIND}`;

let fixtures: SellingFixtures;
let promptId: string;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
  promptId = await fixtures.prompt({ owner: await fixtures.person(), royalty: 2, price: 10, template: TEMPLATE });
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});

const answers = (text: string) => fixtures.provider.always({ do: 'ok', words: text.split(/(?<= )/) });
async function ask(person: Person, text: string, of = promptId): Promise<string> {
  answers(text);
  const { outcome, code } = await fixtures.run(person, of, { inputs: { topic: `${text.length} gulls` } });
  return code ?? outcome;
}

describe('a recipe asked for in slices', () => {
  it('a buyer who gets a sealed text in slices is stopped after two fifths of it, at no cost, for 30 days', async () => {
    const bo = await fixtures.person(100);
    const outcomes: string[] = [];
    for (let n = 0; n < 10; n += 1) outcomes.push(await ask(bo, slice(n)));
    expect(outcomes).toEqual([...Array<string>(6).fill('succeeded'), ...Array<string>(3).fill('blocked'), 'too_many_leaks']);
    expect(await fixtures.balance(bo)).toBe(100 - 6 * 3);
    const [last] = await fixtures.query<{ id: string }>(`select id from generations where user_id = ? and status = 'blocked' order by id desc limit 1`, [bo.id]);
    const { error, outputs } = (await call(bo, getGeneration, { params: { id: last!.id } })).body.generation;
    expect([error?.code, outputs]).toEqual(['sealed_slices', []]);
    expect(error!.message).toContain('last 30 days');

    const stored = await fixtures.query<{ slice: string }>('select slice from sealed_slices where user_id = ?', [bo.id]);
    // Each run shows seven words of the sealed text, which are four slices. Of the stopped run only the slices before the stop count, because only these were
    // shown.
    expect(stored.length).toBeGreaterThanOrEqual(6 * 4);
    expect(stored.length).toBeLessThan(7 * 4);
    expect(JSON.stringify(stored)).not.toContain('larchember');

    expect(await ask(await fixtures.person(20), slice(7))).toBe('succeeded');
    fixtures.clock.advance(1.1);
    expect([await ask(bo, KIND), await ask(bo, slice(8))]).toEqual(['succeeded', 'blocked']);
    fixtures.clock.advance(30);
    expect(await ask(bo, slice(9))).toBe('succeeded');
    fixtures.clock.advance(-31.1);
  });

  it.each([9, 12, 15])('a sealed text of %i words is stopped before three runs have shown the whole', async (length) => {
    const words = WORDS.slice(0, length);
    const short = await fixtures.prompt({ owner: await fixtures.person(), royalty: 2, price: 10, template: `${words.join(' ')} {{topic}}` });
    const bo = await fixtures.person(100);
    // The three parts of the sealed text overlap by a word. A part has at least four words, because shorter sequences occur in every text.
    const size = Math.max(4, Math.ceil(length / 3) + 1);
    const part = (n: number): string => `Here is part ${n + 1}: ${[0, size - 1, length - size].map((at) => words.slice(at, at + size).join(' '))[n]}, as you asked. ${KIND}`;
    const outcomes = [await ask(bo, part(0), short), await ask(bo, part(1), short), await ask(bo, part(2), short)];
    expect(outcomes[0]).toBe('succeeded');
    expect(outcomes[2]).toBe('blocked');
  });

  it('slices of a sealed text count together with those of a fork that keeps the text', async () => {
    const [ada, bo, cleo] = [await fixtures.person(), await fixtures.person(100), await fixtures.person(100)];
    const fork = await fixtures.prompt({ owner: ada, royalty: 2, price: 10, template: TEMPLATE, parent: { id: promptId, percent: 10 } });
    await fixtures.query('update prompts set root_prompt_id = ? where id = ?', [promptId, fork]);
    const outcomes: string[] = [];
    for (let n = 0; n < 7; n += 1) outcomes.push(await ask(bo, slice(n), n % 2 === 0 ? fork : promptId));
    expect(outcomes).toEqual([...Array<string>(6).fill('succeeded'), 'blocked']);
    expect(await ask(cleo, slice(7), fork)).toBe('succeeded');
    // The personal data export says from which prompt the person saw slices and when, but contains no word of the sealed text.
    const told: { name: string; data: unknown }[] = [];
    for await (const entry of fixtures.app.modules.generation.personalData!.export(bo.id)) if (entry.name === 'runs/sealed-slices.json') told.push(entry as never);
    expect(told).toEqual([{ name: 'runs/sealed-slices.json', data: [{ promptId, slices: expect.any(Number) as number, lastSeenAt: expect.any(Date) as Date }] }]);
  });

  it('slices of a sealed text count across runs at the same time; if each run counted alone, two would show most of the text', async () => {
    const prompt = {
      name: 'x', title: 'x', category: null, contentType: 'text' as const, template: TEMPLATE, systemTemplate: null, negativeTemplate: null, samples: [],
      form: { sections: [{ title: '', fields: [{ key: 'topic', type: 'short_text' as const, label: 'Topic', required: true }] }] },
    };
    /** Runs the prompt for two users at the same time, each asking for a third of the sealed text. Returns how many of its words both show together. */
    async function shown(users: readonly Person[]): Promise<number> {
      const { db } = fixtures.app.services;
      const { texts: promptTexts } = fixtures.app.modules.prompts;
      const run = { ...sealedRun(prompt, { topic: 'ropes' }), prompt_id: promptId, prompt_version_id: null };
      const streams = await Promise.all(users.map(({ id }) => createSealedStream({ db, clock: fixtures.clock, promptTexts }, { ...run, user_id: id } as never)));
      const texts = await Promise.all(streams.map(async (stream, side) => {
        let text = '';
        try {
          for (let n = 0; n < 5; n += 1) text += await stream.add(slice(side * 5 + n));
          return text + (await stream.finish());
        } catch {
          return text;
        }
      }));
      return WORDS.filter((word) => texts.some((text) => text.includes(word))).length;
    }
    const [ada, bo, cleo] = await Promise.all([fixtures.person(), fixtures.person(), fixtures.person()]);
    expect(await shown([ada, ada])).toBeLessThan(WORDS.length * 0.55);
    expect(await shown([bo, cleo])).toBeGreaterThan(WORDS.length * 0.6);
  });
});
