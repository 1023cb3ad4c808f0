import { act, createRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false }));

let root: Root;
const onSend = vi.fn();
const show = (price: number | null): void =>
  act(() => root.render(<Composer box={createRef()} text="Hello" onText={() => undefined} placeholder="Ask" price={price} busy={false} disabled={price === null} unready="The price is on its way." hint="1 token a message" onSend={onSend} />));
const enter = (): void => act(() => void document.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));
const told = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  onSend.mockReset();
});
afterEach(() => act(() => root.unmount()));

it('the message box says why Enter sends nothing while the price is unknown, and sends with the next Enter', () => {
  show(null);
  expect(told()).toBeUndefined();
  enter();
  expect([told(), onSend.mock.calls.length]).toEqual(['The price is on its way.', 0]);
  show(1);
  expect(told()).toBeUndefined();
  enter();
  expect(onSend).toHaveBeenCalledOnce();
});

it('stopping a reply moves focus to the message box, because the stop button goes away', () => {
  const onStop = vi.fn();
  act(() => root.render(<Composer box={createRef()} text="" onText={() => undefined} placeholder="Ask" price={1} busy onSend={onSend} onStop={onStop} />));
  act(() => document.querySelector<HTMLButtonElement>('button[aria-label^="Stop"]')?.click());
  expect([onStop.mock.calls.length, document.activeElement?.tagName]).toEqual([1, 'TEXTAREA']);
});

it('the server renders the message box without asking for the pointer, and a touch screen gets a key for new lines after hydration', () => {
  const box = <Composer box={createRef()} text="" onText={() => undefined} placeholder="Ask" price={1} busy={false} onSend={onSend} />;
  const browser = window;
  vi.stubGlobal('window', undefined);
  const html = renderToString(box);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(html).toContain('enterKeyHint="send"');
  const refused = vi.fn();
  const place = document.createElement('div');
  place.innerHTML = html;
  let hydrated!: Root;
  act(() => void (hydrated = hydrateRoot(place, box, { onRecoverableError: refused })));
  expect([place.querySelector('textarea')?.getAttribute('enterkeyhint'), refused.mock.calls.length]).toEqual(['enter', 0]);
  act(() => hydrated.unmount());
});
