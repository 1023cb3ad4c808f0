import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTokens } from './count-tokens.ts';
import { fitContext } from './fit-context.ts';
import type { TurnGroup } from './fit-context.ts';

const said = (text: string): TurnGroup => ({ role: 'user', turns: [{ role: 'user', text, images: [] }] });
const answered = (text: string): TurnGroup => ({ role: 'assistant', turns: [{ role: 'assistant', text, calls: [] }] });
const texts = (groups: readonly TurnGroup[], limit: number) => fitContext(groups, limit).turns.map((turn) => (turn.role === 'tool' ? turn.content : turn.text));

describe('the context of a reply', () => {
  it('gives the model the whole branch while it fits into its context', () => {
    expect(fitContext([said('One'), answered('Two'), said('Three')], 1_000)).toMatchObject({ summary: null, turns: { length: 3 } });
  });

  it('gives the model the newest messages in full, and a summary of older ones', () => {
    const groups = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? said(`Question ${n}. ${'word '.repeat(100)}`) : answered(`Answer ${n}. ${'word '.repeat(100)}`)));
    groups.push(said('The last question'));
    const { turns, summary, tokens } = fitContext(groups, 4_000);
    expect(turns.at(-1)).toMatchObject({ text: 'The last question' });
    expect(turns.length).toBeGreaterThan(5);
    expect(turns.length).toBeLessThan(30);
    expect(summary).toContain('Person: Question 0.');
    expect(tokens).toBeLessThanOrEqual(4_000);
  });

  it('always keeps the message that is answered and the reply so far in the model’s context, however long they are', () => {
    const long = 'word '.repeat(5_000);
    expect(texts([said('Old'), answered('Older'), said(long), answered('So far')], 100)).toEqual([long, 'So far']);
  });

  it('leaves old answers of tools out of the model’s context before it exceeds the limit', () => {
    const round = (n: number): TurnGroup['turns'] => [{ role: 'assistant', text: '', calls: [{ id: `c${n}`, name: 'read_note', arguments: '{}' }] }, { role: 'tool', callId: `c${n}`, name: 'read_note', content: `note ${n} ${'word '.repeat(2_000)}` }];
    const { turns, tokens } = fitContext([said('Read my notes'), { role: 'assistant', turns: [...round(1), ...round(2), ...round(3)] }], 4_000);
    expect(tokens).toBeLessThanOrEqual(4_000);
    expect(turns.flatMap((turn) => (turn.role === 'tool' ? [turn.content.slice(0, 6)] : []))).toEqual(['{"data', '{"data', 'note 3']);
  });

  it('exceeds the limit of the model’s context at most by the message that is answered', () => {
    fc.assert(fc.property(fc.array(fc.string({ maxLength: 3_000 }), { minLength: 1, maxLength: 40 }), fc.integer({ min: 1_600, max: 12_000 }), (words, limit) => {
      const groups = words.map((text, n) => (n % 2 === 0 ? said(text) : answered(text)));
      const last = groups.slice(groups.findLastIndex(({ role }) => role === 'user')).reduce((sum, group) => sum + group.turns.reduce((all, turn) => all + countTokens(turn.role === 'tool' ? '' : turn.text), 0), 0);
      expect(fitContext(groups, limit).tokens).toBeLessThanOrEqual(limit + last);
    }), { numRuns: 60 });
  });
});
