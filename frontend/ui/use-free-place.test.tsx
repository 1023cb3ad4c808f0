import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Box } from './free-place.ts';
import { lowerRight, useFreePlace } from './use-free-place.ts';

/** Where the element should float; each question is a new look at the page. */
const wanted = vi.fn((size: Pick<Box, 'width' | 'height'>, room: Box) => lowerRight(size, room));

function Floating() {
  const element = useRef<HTMLDivElement>(null);
  useFreePlace(element, wanted, 'same');
  return <div ref={element} />;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('an element that floats looks for a free place again when a dialog opens', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Floating />));
  // The looks that follow the first one end within 3 s.
  await act(() => new Promise((resolve) => setTimeout(resolve, 3_200)));
  wanted.mockClear();
  document.body.append(document.createElement('section'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(wanted).toHaveBeenCalled();
  await act(async () => root.unmount());
});
