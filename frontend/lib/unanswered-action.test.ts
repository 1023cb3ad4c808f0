import { describe, expect, it } from 'vitest';
import { createUnansweredAction } from './unanswered-action.ts';

describe('an action without an answer', () => {
  it('keeps its key for the same body until the server has answered', () => {
    const action = createUnansweredAction();
    const first = action.keyFor({ inputs: { topic: 'tea' } });
    expect(action.keyFor({ inputs: { topic: 'tea' } })).toBe(first);
    expect(action.keyFor({ inputs: { topic: 'coffee' } })).not.toBe(first);
    const second = action.keyFor({ inputs: { topic: 'coffee' } });
    action.settle();
    expect(action.keyFor({ inputs: { topic: 'coffee' } })).not.toBe(second);
  });
});
