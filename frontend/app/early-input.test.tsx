import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

const TYPES = ['all', 'text', 'image'];

/** Fields that React controls, as filters are: what is chosen follows from the state alone. */
function Filters() {
  const [type, setType] = useState('all');
  const [free, setFree] = useState(true);
  return (
    <div data-type={type} data-free={free}>
      {TYPES.map((each) => <input key={each} id={each} type="radio" name="type" checked={each === type} onChange={() => setType(each)} />)}
      <input id="free" type="checkbox" checked={free} onChange={() => setFree(!free)} />
    </div>
  );
}

let root: Root;
const page = () => document.querySelector<HTMLElement>('#root')!;
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
const chosen = () => ({ ...page().querySelector<HTMLElement>('[data-type]')!.dataset });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root">${renderToString(<Filters />)}</div>`;
  window.conjureEarlyFields = new Map();
});
afterEach(() => {
  act(() => root.unmount());
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses fields before hydration, as the script of a server-rendered page notes them. */
function pressEarly(...ids: string[]): void {
  for (const id of ids) {
    field(id).click();
    window.conjureEarlyFields?.delete(field(id));
    window.conjureEarlyFields?.set(field(id), field(id).checked);
  }
}
const hydrate = async (): Promise<void> => {
  await act(async () => { root = hydrateRoot(page(), <Filters />); });
  act(() => takeEarlyInput());
};

it('an option and a checkbox that were pressed before hydration change the page once it is hydrated', async () => {
  pressEarly('text', 'free');
  await hydrate();
  expect(chosen()).toEqual({ type: 'text', free: 'false' });
  expect([field('text').checked, field('all').checked, field('free').checked]).toEqual([true, false, false]);
});

it('of several options that were pressed before hydration, the last one counts', async () => {
  pressEarly('text', 'image', 'text');
  await hydrate();
  expect(chosen()).toMatchObject({ type: 'text', free: 'true' });
});
