import { expect, it } from 'vitest';
import { ballotOrder } from './ballot-order.ts';

it('lists next features that users can vote for before completed ones, else in the order of the administrators', () => {
  const feature = (title: string, status: 'voting' | 'in_progress' | 'completed') => ({ title, status });
  const shown = ballotOrder([feature('Packs', 'completed'), feature('Maps', 'in_progress'), feature('Keys', 'completed'), feature('Side by side', 'voting')]);
  expect(shown.map(({ title }) => title)).toEqual(['Maps', 'Side by side', 'Packs', 'Keys']);
});
