import { expect, it } from 'vitest';
import { broughtNothing, opensFreeRetry } from './free-retry.ts';

const delivered = { run_source: 'prompt', status: 'succeeded', content_type: 'text', delivered: 1, output_text: 'Words.', payer_id: null, waived: null } as const;
const retried = { ...delivered, waived: 2 };

it('gives a free retry to a paid run that delivered all or part, whether of a prompt or of own words', () => {
  expect([delivered, { ...delivered, run_source: 'free' }, { ...delivered, status: 'partial' }].map((run) => opensFreeRetry(run as never))).toEqual([true, true, true]);
});

it('gives no free retry to failed or stopped runs, free trial runs, test runs, improvements, review runs or challenges', () => {
  const others = [{ status: 'failed' }, { status: 'blocked' }, { status: 'cancelled' }, { payer_id: 'somebody' }, { run_source: 'test' }, { run_source: 'improve' }, { run_source: 'review' }, { run_source: 'challenge' }];
  expect(others.filter((other) => opensFreeRetry({ ...delivered, ...other } as never))).toEqual([]);
});

it('gives a free retry after a free retry only when that one delivered nothing', () => {
  expect([opensFreeRetry(retried), opensFreeRetry({ ...retried, status: 'partial' })]).toEqual([false, false]);
  expect([opensFreeRetry({ ...retried, status: 'failed', delivered: 0, output_text: null }), opensFreeRetry({ ...retried, status: 'blocked', delivered: 0, output_text: null })]).toEqual([true, true]);
});

it('counts a free retry as used when its owner stops it after words were shown', () => {
  const stopped = { ...retried, status: 'cancelled', delivered: 0 } as const;
  expect([broughtNothing({ ...stopped, output_text: null }), broughtNothing({ ...stopped, output_text: ' -- ' }), broughtNothing(stopped)]).toEqual([true, true, false]);
  expect([0, 1].map((n) => broughtNothing({ ...stopped, content_type: 'image', output_text: null, delivered: n }))).toEqual([true, false]);
});
