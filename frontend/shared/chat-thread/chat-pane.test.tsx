import { act, createRef } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat, ChatMessage } from '#contracts/chat.ts';
import { ChatPane } from './chat-pane.tsx';
import { threadQuery } from './chat.queries.ts';
import { useThreadActs } from './thread-context.ts';

const chat: Chat = {
  id: 'c1', title: 'Foxes', agent: null, model: { id: 'studio-text', label: 'Studio' }, folder: null, pinned: false, archived: false, spent: 0, budget: null, autoLimit: 0, autoLeft: 0,
  prices: { short: 1, long: 3 }, leafId: null, activity: null, createdAt: '2026-11-16T12:00:00.000Z', lastMessageAt: '2026-11-16T12:00:00.000Z',
};
const draft = { text: '', setText: () => undefined, attachments: [], setAttachments: () => undefined };

let root: Root;
let sent: string[];
/** Stands in for the buttons of a reply: happy-dom has no layout, so the list of messages shows none. */
function Again() {
  const acts = useThreadActs();
  return <button type="button" id="again" onClick={() => acts?.again({ id: 'm1' } as ChatMessage, false)}>Try again</button>;
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path);
    return new Promise(() => undefined);
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it.each([['a mouse', false, 'TEXTAREA'], ['a finger', true, 'FORM']])('asking for a reply again with %s moves focus to the message box or its form, because the button goes away', async (_, touch, focused) => {
  vi.stubGlobal('matchMedia', () => ({ matches: touch, addEventListener: () => undefined, removeEventListener: () => undefined }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(threadQuery(chat.id).queryKey, { pages: [{ messages: [], before: null }], pageParams: [null] } as never);
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><ChatPane chat={chat} draft={draft} box={createRef()} empty={<Again />} /></MemoryRouter></QueryClientProvider>));
  const button = document.querySelector<HTMLButtonElement>('#again');
  button?.focus();
  await act(async () => button?.click());
  expect(document.activeElement?.tagName).toBe(focused);
  expect(sent.some((path) => path.includes('m1'))).toBe(true);
});
