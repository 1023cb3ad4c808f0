import { describe, expect, it } from 'vitest';
import { applyDelta, shownText } from './live-text.ts';

const delta = (attempt: number, seq: number, text: string) => ({ id: 'x', attempt, seq, text });

describe('live text', () => {
  it('adds pushed parts to the streamed text of a run in order, and ignores a repeated part', () => {
    const one = applyDelta(undefined, delta(1, 0, 'A '))!;
    const two = applyDelta(one, delta(1, 1, 'rabbit'))!;
    expect(two.text).toBe('A rabbit');
    expect(one.begunAt).toBeDefined();
    expect(two.begunAt).toBe(one.begunAt);
    expect(applyDelta(two, delta(1, 1, 'rabbit'))).toBe(two);
  });

  it('a missing part of the streamed text makes the page fetch the text so far', () => {
    const one = applyDelta(undefined, delta(1, 0, 'A '))!;
    expect(applyDelta(one, delta(1, 2, 'hat'))).toBeNull();
  });

  it('a new attempt of a run starts its streamed text again, and parts of the old attempt are ignored', () => {
    const first = applyDelta(undefined, delta(1, 0, 'Old'))!;
    const second = applyDelta(first, delta(2, 0, 'New'))!;
    expect(second.text).toBe('New');
    expect(applyDelta(second, delta(1, 1, ' words'))).toBe(second);
  });

  it("the page shows the longer of the streamed and the stored text of a run, but never an older attempt's", () => {
    const live = { attempt: 1, nextSeq: 3, text: 'short' };
    expect(shownText(live, { text: 'longer stored', attempt: 1 })).toBe('longer stored');
    expect(shownText(live, { text: 'x', attempt: 1 })).toBe('short');
    expect(shownText(live, { text: '', attempt: 2 })).toBe('');
    expect(shownText(undefined, undefined)).toBe('');
  });
});
