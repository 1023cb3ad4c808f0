// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrationScript } from './hydration-script.ts';

afterEach(() => void vi.restoreAllMocks());

it("loads the client's entry only after the document is complete", async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], plainWords: null }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(append).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(append).toHaveBeenCalledOnce();
});
