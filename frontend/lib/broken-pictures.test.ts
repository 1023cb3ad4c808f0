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
  it('a picture that did not load gets a placeholder, and is requested again once the browser is online', () => {
    fail();
    expect(picture().src).toMatch(/^data:image\/svg/);
    online();
    expect(picture().src).toBe('https://conjure.test/cover.webp');
  });

  it('a picture that failed before the script started gets a placeholder too', () => {
    stop();
    vi.mocked(Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete')!.get!).mockReturnValue(true);
    stop = replaceBrokenPictures();
    expect(picture().src).toMatch(/^data:image\/svg/);
  });

  it('a picture that fails again after a retry gets the placeholder again', () => {
    fail();
    online();
    fail();
    expect(picture().src).toMatch(/^data:image\/svg/);
  });

  it('a picture whose address changed while it was broken keeps its new address when the browser is online again', () => {
    fail();
    picture().src = 'https://conjure.test/other.webp';
    online();
    expect(picture().src).toBe('https://conjure.test/other.webp');
  });

  it('a picture that fails after the replacing was switched off stays as it is', () => {
    stop();
    fail();
    expect(picture().src).toBe('https://conjure.test/cover.webp');
  });
});
