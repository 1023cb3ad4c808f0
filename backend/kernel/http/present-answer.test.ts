import { z } from 'zod';
import { expect, it } from 'vitest';
import { defineEndpoint } from '#contracts/endpoint.ts';
import type { Logger } from '../logging/logger.ts';
import { createPresenter } from './present-answer.ts';

const endpoint = defineEndpoint({ method: 'GET', path: '/api/thing', summary: 'A thing', response: z.object({ id: z.string().max(3) }) });

function presenter({ strict }: { strict: boolean }) {
  const logged: unknown[] = [];
  return { logged, present: createPresenter({ log: { error: (entry: unknown) => logged.push(entry) } as unknown as Logger, strict }) };
}

it('never lets a field out that the contract does not name, whether the answer is checked as a whole or not', () => {
  const { present } = presenter({ strict: false });
  const bodies = Array.from({ length: 150 }, () => present(endpoint, { id: 'a', secret: 1 } as never).body);
  expect(new Set(bodies)).toEqual(new Set(['{"id":"a"}']));
});

it('logs a broken contract of the first and of each hundredth answer in production, and sends its named fields', () => {
  const { present, logged } = presenter({ strict: false });
  const bodies = Array.from({ length: 101 }, () => present(endpoint, { id: 'too long', secret: 1 } as never).body);
  expect(logged).toEqual([
    { route: 'GET /api/thing', issues: [expect.stringContaining('id: ')] },
    { route: 'GET /api/thing', issues: [expect.stringContaining('id: ')] },
  ]);
  expect(new Set(bodies)).toEqual(new Set(['{"id":"too long"}']));
});

it('logs each answer that is of another kind than its contract says', () => {
  const { present, logged } = presenter({ strict: false });
  for (let n = 0; n < 5; n += 1) present(endpoint, null as never);
  expect(logged).toHaveLength(5);
});

it('fails on each broken contract outside production', () => {
  const { present } = presenter({ strict: true });
  for (let n = 0; n < 3; n += 1) expect(() => present(endpoint, { id: 'too long' } as never)).toThrow('An error happened on our side');
});
