import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SparkBurst } from './spark-burst.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom draws nothing: a pen whose every call does nothing stands in for the canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(new Proxy({}, { get: () => () => undefined, set: () => true }) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('ends the sparks when the window changes its size, so that their canvas never makes a narrower page too wide', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() => root.render(<SparkBurst play="a result" />));
  const canvas = box.querySelector('canvas');
  expect(canvas?.style.display).toBe('block');
  window.dispatchEvent(new Event('resize'));
  expect(canvas?.style.display).toBe('none');
  act(() => root.unmount());
});
