// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { hydrationScript } from './hydration-script.ts';

afterEach(() => void vi.restoreAllMocks());
// The script of each test keeps what later tests press. It forgets that when the element is gone, before the window of this file is.
afterAll(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 200));
});

// This test is the first one, because the script of each test keeps its listeners on the document, and each would repeat the keys.
it('repeats keys on a slider one after the other, once it knows of its focus, and presses a button of the same form after them', async () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: [], plainWords: null }));
  document.body.innerHTML = '<form><div data-scope="slider" role="slider" aria-labelledby="length" tabindex="0" aria-valuenow="250"></div><button type="button">Send</button></form>';
  const [sent, button] = [document.querySelector<HTMLElement>('[role=slider]')!, document.querySelector('button')!];
  const done: string[] = [];
  sent.focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) sent.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  button.click();
  // React made the slider anew, because its form had changed before.
  sent.remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const slider = sent.cloneNode() as HTMLElement;
  button.before(slider);
  // The slider starts with its first effects: it ignores the focus that came before, and all keys without one.
  slider.addEventListener('focusin', () => slider.setAttribute('data-focus', ''));
  slider.addEventListener('keydown', ({ key }) => {
    done.push(key);
    const value = Number(slider.getAttribute('aria-valuenow'));
    setTimeout(() => slider.setAttribute('aria-valuenow', String(key === 'Home' ? 50 : value + 50)), 60);
  });
  button.addEventListener('click', () => done.push(`sent ${slider.getAttribute('aria-valuenow')}`));
  for (const it of [slider, button]) Object.assign(it, { __reactProps$1: {} });
  await vi.waitFor(() => expect(done).toContain('sent 150'), 2_000);
  expect(done).toEqual(['Home', 'ArrowRight', 'ArrowRight', 'sent 150']);
  // From now on the slider hears keys itself.
  slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
  expect(done.at(-1)).toBe('End');
});

it('repeats a press on the track of a slider at the same part of its width, until the slider has started', async () => {
  document.body.innerHTML = '<form><div data-scope="slider" data-part="control"><div data-scope="slider" role="slider" aria-labelledby="height" aria-valuenow="10"></div></div></form>';
  const [track, slider] = [document.querySelector<HTMLElement>('[data-part=control]')!, document.querySelector<HTMLElement>('[role=slider]')!];
  let left = 0;
  vi.spyOn(track, 'getBoundingClientRect').mockImplementation(() => new DOMRect(left, 0, 200, 20));
  track.dispatchEvent(new PointerEvent('pointerdown', { clientX: 20, bubbles: true }));
  document.dispatchEvent(new PointerEvent('pointerup', { clientX: 150, bubbles: true }));
  let heard = 0;
  left = 40;
  track.addEventListener('pointerdown', ({ clientX }) => {
    heard += 1;
    // The first press comes before the slider's effects.
    if (heard === 2) slider.setAttribute('aria-valuenow', String(clientX - left));
  });
  Object.assign(slider, { __reactProps$1: {} });
  await vi.waitFor(() => expect(slider.getAttribute('aria-valuenow')).toBe('150'), 2_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).toBe(2);
});

it("loads the client's entry only after the document is complete", async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: [], plainWords: null }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(append).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(append).toHaveBeenCalledOnce();
});

it('names at most four of the scripts in one task, all of them in their order, and the entry last', async () => {
  const others = Array.from({ length: 20 }, (_, n) => `/assets/${n}.js`);
  const tasks: string[][] = [[]];
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (tasks.at(-1)?.length === 0) queueMicrotask(() => tasks.push([]));
    tasks.at(-1)?.push((node as Element).getAttribute('href') ?? (node as Element).getAttribute('src') ?? '');
  });
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others, fonts: [], plainWords: null }));
  await vi.waitFor(() => expect(tasks.flat().at(-1)).toBe('/assets/index.js'));
  expect(tasks.flat()).toEqual([...others, '/assets/index.js']);
  expect(tasks.map((named) => named.filter((name) => others.includes(name)).length).filter(Boolean)).toEqual([4, 4, 4, 4, 4]);
});

it('asks for fonts at once', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: ['/assets/face.woff2'], plainWords: true }));
  expect(append).toHaveBeenCalledOnce();
  expect(append.mock.calls[0]?.[0]).toMatchObject({ rel: 'preload', as: 'font', crossOrigin: '' });
});

it('measures before hydration how far from the top a part stands that fills the window', () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  document.body.innerHTML = '<aside></aside><div data-fills-window=""></div>';
  const part = document.querySelector<HTMLElement>('[data-fills-window]')!;
  vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 149.6, 375, 812));
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: [], plainWords: null }));
  expect(part.style.getPropertyValue('--above')).toBe('150px');
});

it('notes fields that are changed before hydration in the order of their latest change', () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: [], plainWords: null }));
  document.body.innerHTML = '<input id="text" type="radio" name="type"><input id="image" type="radio" name="type"><input id="q">';
  for (const id of ['text', 'q', 'image', 'text']) {
    const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
    if (id === 'q') field.value = 'tides';
    else field.checked = true;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const noted = (window as unknown as { conjureEarlyFields: Map<HTMLInputElement, string | boolean> }).conjureEarlyFields;
  expect([...noted].map(([{ id }, value]) => [id, value])).toEqual([['q', 'tides'], ['image', true], ['text', true]]);
});

it('repeats a press of a button only after React has the text that was typed into its form', async () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: [], plainWords: null }));
  document.body.innerHTML = '<form><input><button type="button">Send</button></form>';
  const [field, button] = [document.querySelector('input')!, document.querySelector('button')!];
  field.value = 'open sesame';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();
  const sent = vi.fn();
  button.addEventListener('click', sent);
  Object.assign(button, { __reactProps$1: {} });
  await new Promise((resolve) => setTimeout(resolve, 150));
  button.click();
  expect(sent).not.toHaveBeenCalled();
  (window as unknown as { conjureEarlyFields: Map<HTMLInputElement, string> }).conjureEarlyFields.delete(field);
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
});
