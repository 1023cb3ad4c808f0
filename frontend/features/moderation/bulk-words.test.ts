import { expect, it } from 'vitest';
import { bulkWords } from './bulk-words.ts';

it('says how many items were decided, and why the others were not', () => {
  expect(bulkWords(['done', 'done'], 'approved')).toEqual({ title: '2 approved', description: '' });
  expect(bulkWords(['done', 'already_decided', 'own_work', 'gone', 'gone'], 'approved')).toEqual({
    title: '1 approved',
    description: '1 had been decided by a colleague; 1 is your own and waits for a colleague; 2 are gone.',
  });
});
