import { expect, it } from 'vitest';
import { bulkWords } from './bulk-words.ts';

it('says how many items of the queue a moderator decided at once, and why the others were not decided', () => {
  expect(bulkWords(['done', 'done'], 'approved')).toEqual({ title: '2 approved', description: '' });
  expect(bulkWords(['done', 'already_decided', 'own_work', 'gone', 'gone'], 'approved')).toEqual({
    title: '1 approved',
    description: '1 had been decided by a colleague; 1 is your own and waits for a colleague; 2 are gone.',
  });
});
