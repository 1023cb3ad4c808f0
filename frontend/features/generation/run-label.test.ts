import { expect, it } from 'vitest';
import { distinctRuns, fullRunLabel, runLabel, runSubtitle } from './run-label.ts';

const run = (id: string, name: string | null, promptId: string | null = 'p') =>
  ({ id, name, title: 'Hook Factory', prompt: promptId === null ? null : { id: promptId, slug: 'hook-factory', title: 'Hook Factory', coverUrl: null } });

it("a run is named by its input, with its prompt's title below", () => {
  expect([runLabel(run('1', 'A knife on a string')), runSubtitle(run('1', 'A knife on a string'))]).toEqual(['A knife on a string', 'Hook Factory']);
  expect(fullRunLabel(run('1', 'A knife on a string'))).toBe('Hook Factory: A knife on a string');
});

it('a run without inputs is named by its title, and no title stands below', () => {
  expect([runLabel(run('1', null)), runSubtitle(run('1', null)), fullRunLabel(run('1', null))]).toEqual(['Hook Factory', null, 'Hook Factory']);
  expect(runLabel({ title: '' })).toBe('Untitled');
});

it('of several runs with the same prompt and input, only the newest is shown, with their number', () => {
  const runs = [run('5', 'rain'), run('4', 'rain'), run('3', 'sun'), run('2', 'rain', 'other'), run('1', 'snow')];
  expect(distinctRuns(runs, 3).map(({ run: { id }, times }) => [id, times])).toEqual([['5', 2], ['3', 1], ['2', 1]]);
});
