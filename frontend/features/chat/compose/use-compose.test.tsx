import { act, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useCompose } from './use-compose.ts';
import type { Compose } from './use-compose.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ENTER = { key: 'Enter', shiftKey: false } as KeyboardEvent;

it('while suggestions for a typed @ are loading, Enter neither sends the message nor chooses an older suggestion', () => {
  let compose!: Compose;
  function Box() {
    const box = useRef<HTMLTextAreaElement>(null);
    compose = useCompose({ box, text: '', setText: () => undefined, attachments: [], setAttachments: () => undefined, onAgent: () => undefined });
    return <textarea ref={box} />;
  }
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<Box />));
  const box = document.querySelector('textarea') as HTMLTextAreaElement;
  const typed = (text: string): void => act(() => {
    box.value = text;
    box.setSelectionRange(text.length, text.length);
    compose.look();
  });
  const take = vi.fn();
  const enter = (): [heard: boolean, taken: number] => {
    let heard = false;
    act(() => { heard = compose.key(ENTER); });
    return [heard, take.mock.calls.length];
  };
  typed('Hello');
  expect(enter()).toEqual([false, 0]);
  typed('@Lo');
  expect(enter()).toEqual([true, 0]);
  act(() => compose.offer([{ id: 'one', take }], true));
  expect(enter()).toEqual([true, 0]);
  act(() => compose.offer([{ id: 'one', take }], false));
  typed('@Loo');
  expect(enter()).toEqual([true, 0]);
  act(() => compose.offer([{ id: 'one', take }], false));
  expect(enter()).toEqual([true, 1]);
  // No suggestion has this name, so Enter sends the word as part of the message.
  typed('@Loop');
  act(() => compose.offer([], false));
  expect(enter()).toEqual([false, 1]);
  act(() => root.unmount());
});
