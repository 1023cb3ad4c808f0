// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrationScript } from './hydration-script.ts';

afterEach(() => void vi.restoreAllMocks());

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
