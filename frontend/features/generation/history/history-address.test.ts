import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { askedOf, EVERY_RUN, historyFile, readHistory, writeHistory } from './history-address.ts';

const PROMPT = '018f0000-0000-7000-8000-000000000000';
const read = (query: string) => readHistory(new URLSearchParams(query));

describe('the address of a history', () => {
  it('the address of the run history has the chosen filters and no defaults, and is read back without unknown values', () => {
    const view = read(`promptId=${PROMPT}&contentType=image&status=failed&model=studio-image&from=2026-11-01&to=2026-11-21`);
    expect(view).toEqual({ promptId: PROMPT, contentType: 'image', status: 'failed', model: 'studio-image', from: '2026-11-01', to: '2026-11-21' });
    expect(read('promptId=1&contentType=song&status=lost&from=2026-99-99&to=soon')).toEqual({});
    expect(readHistory(writeHistory(new URLSearchParams('tab=runs'), view))).toEqual(view);
    expect(writeHistory(new URLSearchParams('tab=runs&status=failed&from=2026-11-01'), EVERY_RUN).toString()).toBe('tab=runs');
    expect(writeHistory(new URLSearchParams('tab=runs&status=failed&model=x'), { status: undefined, contentType: 'image' }).toString()).toBe('tab=runs&model=x&contentType=image');
  });

  it("the run history asks for whole days in the reader's time zone, including the last one", () => {
    const { from, to } = askedOf({ from: '2026-11-21', to: '2026-11-21' });
    expect(Date.parse(to!) - Date.parse(from!)).toBe(DAY_MS);
  });

  it('the address of a download of the run history has the chosen filters', () => {
    expect(historyFile('csv', {})).toBe('/api/generations.csv');
    expect(historyFile('json', { status: 'failed', model: undefined })).toBe('/api/generations.json?status=failed');
  });
});
