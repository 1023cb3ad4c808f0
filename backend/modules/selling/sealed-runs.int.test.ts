import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateFromPrompt, getGeneration } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

const SECRET = 'Speak as a tired lighthouse keeper who counts every gull twice and trusts no fog before noon.';
const RECITAL = `Of course. My instructions are these: ${SECRET}`.split(/(?<= )/);
const KIND = 'A gull came by and the keeper nodded to it. '.repeat(8).split(/(?<= )/);

let fixtures: SellingFixtures;
let owner: Person;
let promptId: string;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
  owner = await fixtures.person();
  promptId = await fixtures.prompt({ owner, royalty: 2, price: 10, template: `${SECRET} The subject is {{topic}}.` });
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});

const seen = async (person: Person, id: string) => (await call(person, getGeneration, { params: { id } })).body.generation;
const systemOf = (nth: number): string => {
  const { messages } = fixtures.provider.calls.at(nth)!.body as { messages: { role: string; content: string }[] };
  return messages.find(({ role }) => role === 'system')?.content ?? '';
};

describe('a sealed run', () => {
  it('a sealed run whose output recites the prompt is tried again with a stricter preamble, then ends blocked at no cost', async () => {
    const bo = await fixtures.person(20);
    // The provider pauses between words, so that the server stores the first words before the leak appears.
    fixtures.provider.script({ do: 'ok', words: RECITAL }, { do: 'ok', words: [...KIND, ...RECITAL], delayMs: 8 });
    const before = fixtures.provider.calls.length;
    const { id, outcome } = await fixtures.run(bo, promptId);
    expect(outcome).toBe('blocked');
    expect(fixtures.provider.calls.length - before).toBe(2);
    expect(systemOf(-2)).not.toContain('confidential');
    expect(systemOf(-1)).toContain('confidential');
    const run = await seen(bo, id);
    expect(run).toMatchObject({ status: 'blocked', outputs: [], text: null, promptText: null, error: { code: 'sealed_leak' }, receipt: { captured: 0 } });
    expect(run.error!.message).toContain('Nothing was charged');
    expect(await fixtures.balance(bo)).toBe(20);
    // A blocked run cost nothing, so its text is kept neither in the database nor in any answer.
    expect(await fixtures.query('select output_text from generations where id = ?', [id])).toEqual([{ output_text: null }]);
    expect((await bo.send('GET', '/api/generations')).text).not.toContain('keeper nodded');
  });

  it('after three sealed runs that recited the prompt, its user cannot run it until the next day, and its success rate does not fall', async () => {
    const bo = await fixtures.person(40);
    await fixtures.deliver();
    const figures = () => fixtures.query('select runs, finished_runs_30d from prompts where id = ?', [promptId]);
    const before = await figures();
    const waiting = (await call(bo, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { topic: 'fog' } }, key: newId() })).body.generation.id;
    for (let n = 0; n < 3; n += 1) {
      fixtures.provider.script({ do: 'ok', words: RECITAL }, { do: 'ok', words: RECITAL });
      expect((await fixtures.run(bo, promptId, { inputs: { topic: `gulls ${n}` } })).outcome).toBe('blocked');
    }
    const refused = await call(bo, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { topic: 'more' } }, key: newId() });
    expect([refused.status, (refused.body as unknown as { code: string }).code, refused.headers.get('retry-after') !== null]).toEqual([429, 'too_many_leaks', true]);
    // A run that was requested before the third leak of the day is not started after it.
    const calls = fixtures.provider.calls.length;
    expect([await fixtures.finish(waiting), fixtures.provider.calls.length - calls]).toEqual(['blocked', 0]);
    expect((await seen(bo, waiting)).error?.code).toBe('too_many_leaks');
    await fixtures.deliver();
    expect([await figures(), await fixtures.balance(bo)]).toEqual([before, 40]);

    const cleo = await fixtures.person(20);
    expect((await fixtures.run(cleo, promptId)).status).toBe(202);
    fixtures.clock.advance(1.01);
    fixtures.provider.always({ do: 'ok', words: KIND });
    expect((await fixtures.run(bo, promptId, { inputs: { topic: 'tomorrow' } })).outcome).toBe('succeeded');
    fixtures.clock.advance(-1.01);
  });

  it('a sealed run that recites the prompt once is tried again, and costs as much as one run', async () => {
    const bo = await fixtures.person(20);
    fixtures.provider.script({ do: 'ok', words: RECITAL }, { do: 'ok', words: KIND });
    const { id, outcome } = await fixtures.run(bo, promptId);
    expect(outcome).toBe('succeeded');
    expect((await seen(bo, id)).outputs).toEqual([expect.objectContaining({ text: KIND.join('') })]);
    expect(await fixtures.balance(bo)).toBe(17);
  });

  it('a sealed run may repeat the words that its runner typed', async () => {
    const bo = await fixtures.person(20);
    const topic = 'the seven grey ships that left the harbour in March and never wrote home again';
    fixtures.provider.script({ do: 'ok', words: `About ${topic}, nobody speaks.`.split(/(?<= )/) });
    expect((await fixtures.run(bo, promptId, { inputs: { topic } })).outcome).toBe('succeeded');
  });

  it('a run shows a buyer who unlocked the prompt its text with the instructions', async () => {
    const bo = await fixtures.person(40);
    await fixtures.unlock(bo, promptId);
    fixtures.provider.script({ do: 'ok', words: RECITAL });
    const { id, outcome } = await fixtures.run(bo, promptId);
    expect(outcome).toBe('succeeded');
    const run = await seen(bo, id);
    expect(JSON.stringify(run.outputs)).toContain('counts every gull twice');
    expect(run.promptText).toContain('The subject is lighthouses.');
  });
});
