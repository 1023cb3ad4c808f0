import { describe, expect, it } from 'vitest';
import { SCREENSHOT_LIMIT_BYTES } from '#contracts/issues.ts';
import { AppError } from '#kernel/errors.ts';
import { NO_PICTURE, readScreenshot } from './issue-screenshot.ts';

const url = (mime: string, data: Buffer): string => `data:${mime};base64,${data.toString('base64')}`;
const problem = (dataUrl: string): AppError => {
  try {
    readScreenshot(dataUrl);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It was taken.');
};

describe('a screenshot in a data URL', () => {
  it('a screenshot in a data URL gives its bytes, and a file name that follows the MIME type in the URL', () => {
    const data = Buffer.from([1, 2, 3]);
    expect(readScreenshot(url('image/jpeg', data))).toEqual({ name: 'screenshot.jpg', mime: 'image/jpeg', data });
    expect(readScreenshot(url('IMAGE/PNG', data))).toEqual({ name: 'screenshot.png', mime: 'image/png', data });
    expect(readScreenshot(url('image/svg+xml', data)).name).toBe('screenshot.svg');
  });

  it.each(['data:', 'data:text/html;base64,aGk=', 'data:image/png,raw', 'data:image/tiff;base64,AAAA', `data:image/${'x'.repeat(200)};base64,AA`])('refuses %s as a screenshot, because it is no picture', (dataUrl) => {
    expect(problem(dataUrl)).toMatchObject({ code: 'invalid_request', message: NO_PICTURE, issues: [{ path: ['imageData'], message: NO_PICTURE }] });
  });

  it('accepts a screenshot of 5 MB and refuses one byte more', () => {
    expect(readScreenshot(url('image/png', Buffer.alloc(SCREENSHOT_LIMIT_BYTES))).data).toHaveLength(SCREENSHOT_LIMIT_BYTES);
    expect(problem(url('image/png', Buffer.alloc(SCREENSHOT_LIMIT_BYTES + 1)))).toMatchObject({ code: 'screenshot_too_large', kind: 'too_large' });
    expect(problem('data:image/png;base64,')).toMatchObject({ kind: 'invalid' });
  });
});
