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

it('sends no field that the contract does not name, whether the whole answer is checked or not', () => {
  const { present } = presenter({ strict: false });
  const bodies = Array.from({ length: 150 }, () => present(endpoint, { id: 'a', secret: 1 } as never).body);
  expect(new Set(bodies)).toEqual(new Set(['{"id":"a"}']));
});

it('in production, logs a broken contract only for the first and each hundredth answer, and sends the fields that the contract names', () => {
  const { present, logged } = presenter({ strict: false });
  const bodies = Array.from({ length: 101 }, () => present(endpoint, { id: 'too long', secret: 1 } as never).body);
  expect(logged).toEqual([
    { route: 'GET /api/thing', issues: [expect.stringContaining('id: ')] },
    { route: 'GET /api/thing', issues: [expect.stringContaining('id: ')] },
  ]);
  expect(new Set(bodies)).toEqual(new Set(['{"id":"too long"}']));
});

it('in production, logs each answer whose shape differs from its contract', () => {
  const { present, logged } = presenter({ strict: false });
  for (let n = 0; n < 5; n += 1) present(endpoint, null as never);
  expect(logged).toHaveLength(5);
});

it('outside production, an answer that breaks its contract fails', () => {
  const { present } = presenter({ strict: true });
  for (let n = 0; n < 3; n += 1) expect(() => present(endpoint, { id: 'too long' } as never)).toThrow('An error happened on our side');
});
