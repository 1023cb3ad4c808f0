import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Mosaic } from '#shared/collections/mosaic.tsx';
import { Fan } from '#shared/packs/fan.tsx';

let root: Root;
const page = () => document.querySelector<HTMLElement>('#root')!;
/** Returns the addresses of the covers that stand in a frame for words. */
const inWords = () => [...page().querySelectorAll('[data-text-cover]')].map((frame) => frame.querySelector('img')!.getAttribute('src'));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(page());
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('shows the cover of a text whole in the fan of a pack and in the cover of a collection, and lets pictures fill their place', () => {
  act(() => root.render(<Fan hue={20} cards={[{ coverUrl: '/media/a', contentType: 'text' }, { coverUrl: '/media/b', contentType: 'image' }, { coverUrl: null, contentType: 'text' }]} />));
  expect(inWords()).toEqual(['/media/a']);
  act(() => root.render(<Mosaic name="Posters" covers={{ coverUrls: ['/media/a', null, '/media/c'], coverTypes: ['video', 'text', 'text'] }} />));
  expect(inWords()).toEqual(['/media/c']);
});
