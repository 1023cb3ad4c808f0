import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { createUnansweredAction } from './unanswered-action.ts';

describe('an action without an answer', () => {
  it('an action keeps its key for the same request body until the server has answered', () => {
    const action = createUnansweredAction();
    const first = action.keyFor({ inputs: { topic: 'tea' } });
    expect(action.keyFor({ inputs: { topic: 'tea' } })).toBe(first);
    expect(action.keyFor({ inputs: { topic: 'coffee' } })).not.toBe(first);
    const second = action.keyFor({ inputs: { topic: 'coffee' } });
    action.clear();
    expect(action.keyFor({ inputs: { topic: 'coffee' } })).not.toBe(second);
  });

  it('an action is sent with the same key again when no answer came, and with a new key after an answer', async () => {
    const action = createUnansweredAction();
    const keys: string[] = [];
    const send = (result: () => string): Promise<string> => action.send({ expectedTotal: 1 }, (key) => {
      keys.push(key);
      return Promise.resolve().then(result);
    });
    await expect(send(() => { throw new NetworkError('/x', 'gone'); })).rejects.toThrow(NetworkError);
    expect(await send(() => 'done')).toBe('done');
    await expect(send(() => { throw new ApiError('/x', 409, '', null); })).rejects.toThrow(ApiError);
    await send(() => 'done');
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toBe(keys[1]);
  });
});
