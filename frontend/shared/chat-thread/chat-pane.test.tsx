import { act, createRef } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat, ChatMessage } from '#contracts/chat.ts';
import { ChatPane } from './chat-pane.tsx';
import { threadQuery } from './chat.queries.ts';
import { EditMessage } from './edit-message.tsx';
import { useThreadActs } from './thread-context.ts';

const chat: Chat = {
  id: 'c1', title: 'Foxes', agent: null, model: { id: 'studio-text', label: 'Studio' }, folder: null, pinned: false, archived: false, spent: 0, budget: null, autoLimit: 0, autoLeft: 0,
  prices: { short: 1, long: 3 }, leafId: null, activity: null, createdAt: '2026-11-16T12:00:00.000Z', lastMessageAt: '2026-11-16T12:00:00.000Z',
};
const draft = { text: '', setText: () => undefined, attachments: [], setAttachments: () => undefined };

const [ASKED, ANSWER] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
const messageOf = (role: ChatMessage['role'], id: string, parentId: string | null): ChatMessage => ({
  id, parentId, role, parts: [], attachments: [], status: null, attempt: 1, nextSeq: 0, model: null, generationId: null, charged: null, tookMs: null, feedback: null, problem: null, summary: null,
  branch: { index: 1, count: 1, previousId: null, nextId: null }, createdAt: '2026-11-16T12:00:00.000Z',
});

let root: Root;
let sent: string[];
/** Stands in for the buttons of a reply: happy-dom has no layout, so the list of messages shows none. */
function Again() {
  const acts = useThreadActs();
  return <button type="button" id="again" onClick={() => acts?.again({ id: 'm1' } as ChatMessage, false)}>Try again</button>;
}

/** Stands in for a message of the user. */
function Mine() {
  const acts = useThreadActs();
  const message = { id: 'm2', parts: [{ kind: 'text', text: 'Foxes?' }], attachments: [], parentId: null } as unknown as ChatMessage;
  return acts?.editing === 'm2' ? <EditMessage message={message} /> : <button type="button" id="edit" onClick={() => acts?.setEditing('m2')}>Edit</button>;
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

/** Shows a chat without messages, with `empty` in place of them. */
function show(empty: ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(threadQuery(chat.id).queryKey, { pages: [{ messages: [], before: null }], pageParams: [null] } as never);
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><ChatPane chat={chat} draft={draft} box={createRef()} empty={empty} /></MemoryRouter></QueryClientProvider>));
}

it.each([['a mouse', false, 'TEXTAREA'], ['a finger', true, 'FORM']])('asking for a reply again with %s moves focus to the message box or its form, because the button goes away', async (_, touch, focused) => {
  vi.stubGlobal('matchMedia', () => ({ matches: touch, addEventListener: () => undefined, removeEventListener: () => undefined }));
  show(<Again />);
  const button = document.querySelector<HTMLButtonElement>('#again');
  button?.focus();
  await act(async () => button?.click());
  expect(document.activeElement?.tagName).toBe(focused);
  expect(sent.some((path) => path.includes('m1'))).toBe(true);
});

it.each([
  ['is sent', 'Enter', 1],
  ['is cancelled', 'Escape', 0],
])('focus moves to the message box when a changed message %s, because its form goes away', async (_, key, posts) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', (path: string, { method } = { method: 'GET' }) => {
    if (method === 'POST') sent.push(path);
    return method === 'POST' ? Promise.resolve(Response.json({ message: messageOf('user', ASKED, null), reply: messageOf('assistant', ANSWER, ASKED), quote: { total: 1, base: 1, baseLabel: 'Short', multiplier: 1, unit: 1, quantity: 1, royalty: 0 } })) : new Promise(() => undefined);
  });
  show(<Mine />);
  await act(async () => document.querySelector<HTMLButtonElement>('#edit')?.click());
  const edited = document.activeElement;
  expect(edited?.getAttribute('aria-label')).toBe('Your message');
  await act(async () => edited?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  await vi.waitFor(() => expect(sent).toHaveLength(posts));
  await vi.waitFor(() => expect(edited?.isConnected).toBe(false));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Message');
});
