import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
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
