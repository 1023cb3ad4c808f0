// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceBrokenPictures } from './broken-pictures.ts';

let stop: () => void;
const picture = (): HTMLImageElement => document.querySelector('img')!;
const fail = (): void => void picture().dispatchEvent(new Event('error'));
const online = (): void => void window.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  document.body.innerHTML = '<img src="https://conjure.test/cover.webp" alt="">';
  stop = replaceBrokenPictures();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('a picture that did not load', () => {
  it('has a placeholder in its place, and is asked for again once the browser is online', () => {
    fail();
    expect(picture().src).toMatch(/^data:image\/svg/);
    online();
    expect(picture().src).toBe('https://conjure.test/cover.webp');
  });

  it('is replaced also when it failed before', () => {
    stop();
    vi.mocked(Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete')!.get!).mockReturnValue(true);
    stop = replaceBrokenPictures();
    expect(picture().src).toMatch(/^data:image\/svg/);
  });

  it('is replaced again when it fails again', () => {
    fail();
    online();
    fail();
    expect(picture().src).toMatch(/^data:image\/svg/);
  });

  it('keeps an address that it got meanwhile', () => {
    fail();
    picture().src = 'https://conjure.test/other.webp';
    online();
    expect(picture().src).toBe('https://conjure.test/other.webp');
  });

  it('is left alone once the page no longer wants placeholders', () => {
    stop();
    fail();
    expect(picture().src).toBe('https://conjure.test/cover.webp');
  });
});
