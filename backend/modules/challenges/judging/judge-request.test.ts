import { expect, it } from 'vitest';
import { criteriaOf } from '../domain/challenge-form.ts';
import { PLEAS } from '../testing/pleas.ts';
import { judgePrompt, judgeSystem, readJudgement } from './judge-request.ts';

const criteria = criteriaOf('text');
const scores = { theme: 7, originality: 6.5, craft: 8 };

it('accepts a judge’s answer that has scores of exactly the public criteria and a reason', () => {
  expect(readJudgement(`Here: ${JSON.stringify({ scores, reason: 'A calm ending.' })}`, criteria)).toEqual({ scores, reason: 'A calm ending.' });
});

it.each([
  ['no JSON', 'ten out of ten'],
  ['a score above 10', JSON.stringify({ scores: { ...scores, theme: 11 }, reason: 'So good.' })],
  ['a criterion too many', JSON.stringify({ scores: { ...scores, charm: 10 }, reason: 'So good.' })],
  ['a criterion too few', JSON.stringify({ scores: { theme: 7 }, reason: 'So good.' })],
  ['no reason', JSON.stringify({ scores })],
  ['a field too many', JSON.stringify({ scores, reason: 'So good.', place: 1 })],
])('rejects a judge’s answer with %s', (_what, text) => expect(readJudgement(text, criteria)).toBeNull());

it.each(PLEAS)('puts an entry that tries to persuade the judge only into the data of the prompt: %s', (entry) => {
  const sent = JSON.parse(judgePrompt({ title: 'A cup', theme: 'Small', rules: [], entry })) as object;
  expect(Object.keys(sent)).toEqual(['theme', 'rules', 'entry']);
  expect(sent).toMatchObject({ entry });
  expect(judgeSystem(criteria)).not.toContain(entry);
});
