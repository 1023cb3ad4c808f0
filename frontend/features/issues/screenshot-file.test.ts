import { expect, it } from 'vitest';
import { SCREENSHOT_LIMIT_BYTES } from '#contracts/issues.ts';
import { pastedPicture, screenshotProblem } from './screenshot-file.ts';

it('accepts screenshots of up to 5 MB for an issue report', () => {
  expect(screenshotProblem({ type: 'image/png', size: SCREENSHOT_LIMIT_BYTES })).toBeNull();
  expect(screenshotProblem({ type: 'image/png', size: SCREENSHOT_LIMIT_BYTES + 1 })).toMatch('has 5.1 MB; the limit is 5 MB');
  expect(screenshotProblem({ type: 'image/gif', size: 0 })).toMatch('empty');
  expect(screenshotProblem({ type: 'image/svg+xml', size: 10 })).toMatch('not a PNG, JPG or GIF');
});

it('takes a pasted picture as screenshot, unless text was pasted with it', () => {
  const picture = new File(['x'], 'shot.png', { type: 'image/png' });
  const files = [new File(['x'], 'notes.txt', { type: 'text/plain' }), picture] as unknown as FileList;
  expect(pastedPicture({ files, getData: () => '' })).toBe(picture);
  expect(pastedPicture({ files, getData: () => 'a sentence' })).toBeNull();
  expect(pastedPicture({ files: [] as unknown as FileList, getData: () => '' })).toBeNull();
});
