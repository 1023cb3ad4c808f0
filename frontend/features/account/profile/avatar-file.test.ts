import { describe, expect, it } from 'vitest';
import { avatarProblem } from './avatar-file.ts';

const MB = 1024 * 1024;

describe('a picture before it is sent', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('a profile picture of type %s may have 5 MB', (type) =>
    expect(avatarProblem({ type, size: 5 * MB })).toBeNull());

  it.each([
    [{ type: 'image/svg+xml', size: 10 }, /not a PNG, JPG, GIF or WebP/],
    [{ type: '', size: 10 }, /not a PNG/],
    [{ type: 'image/png', size: 0 }, /empty/],
    [{ type: 'image/png', size: 5.25 * MB }, /has 5\.3 MB; the limit is 5 MB/],
  ])('the check of a profile picture refuses the file %j with the reason', (file, words) => expect(avatarProblem(file)).toMatch(words));
});
