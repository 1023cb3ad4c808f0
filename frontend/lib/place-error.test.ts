import { describe, expect, it } from 'vitest';
import type { Issue } from '#contracts/errors.ts';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { NOT_SAVED, placeError } from './place-error.ts';

const refused = (issues?: Issue[]): ApiError =>
  new ApiError('/api/x', 403, 'no', { success: false, code: 'no', message: 'Not like this.', requestId: 'r', issues });

describe('where an error of the server is shown', () => {
  const place = (error: unknown) => {
    const placed: [string, string | undefined][] = [];
    const words = placeError<{ password: string; links: { url: string }[] }>(error, ['password', 'links'], (field, { message }) => void placed.push([field, message]));
    return { words, placed };
  };

  it('at the field of each issue, and then nowhere else', () =>
    expect(place(refused([{ path: ['password'], message: 'That is not your password.' }]))).toEqual({ words: null, placed: [['password', 'That is not your password.']] }));

  it('at the row inside a list', () => expect(place(refused([{ path: ['links', 1], message: 'No.' }])).placed).toEqual([['links.1', 'No.']]));

  it('above the form when it belongs to no field', () => {
    expect(place(refused([{ path: ['elsewhere'], message: 'x' }]))).toEqual({ words: 'Not like this.', placed: [] });
    expect(place(refused()).words).toBe('Not like this.');
    expect(place(new NetworkError('/api/x', 'gone')).words).toMatch(/cannot be reached/);
    expect(place(new Error('a bug')).words).toBe(NOT_SAVED);
  });
});
