import { describe, expect, it } from 'vitest';
import type { ChatAgent, ChatMessage } from '#contracts/chat.ts';
import { greetingOf, laterOf, messagesOf, withDelta, withMessage, withNewest } from './thread-cache.ts';
import type { Thread } from './thread-cache.ts';

const message = (id: string, parentId: string | null, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id, parentId, role: 'assistant', parts: [{ kind: 'text', text: 'One' }], attachments: [], status: 'writing', attempt: 1, nextSeq: 1, model: null, generationId: 'run', charged: null, tookMs: null,
  feedback: null, problem: null, summary: null, branch: { index: 1, count: 1, previousId: null, nextId: null }, createdAt: '2026-11-26T06:00:00.000Z', ...over,
});
const delta = (seq: number, text: string, attempt = 1) => ({ chatId: 'c', messageId: 'm', attempt, seq, text });
const textOf = ({ parts }: ChatMessage) => parts.map((part) => (part.kind === 'text' ? part.text : '[tool]')).join('|');

it('a chat begins with the greeting of its agent, and without one of an agent that has none', () => {
  const agent: ChatAgent = { id: 'a', slug: 'a', name: 'Red Pen', avatarUrl: null, greeting: 'Hello.', starters: [], available: true };
  const createdAt = '2026-11-26T06:00:00.000Z';
  expect(greetingOf({ agent, createdAt })).toMatchObject({ role: 'assistant', parts: [{ kind: 'text', text: 'Hello.' }], model: null, charged: null, createdAt });
  expect([greetingOf({ agent: { ...agent, greeting: '' }, createdAt }), greetingOf({ agent: null, createdAt })]).toEqual([null, null]);
});

describe('streamed words of a reply', () => {
  it('a reply appends the next streamed words, ignores words that it already has, and asks the server after a gap or a new attempt', () => {
    const known = message('m', null);
    const next = withDelta(known, delta(1, ' two'))!;
    expect([textOf(next), next.nextSeq]).toEqual(['One two', 2]);
    expect(withDelta(next, delta(1, ' two'))).toBe(next);
    expect(withDelta(next, delta(3, ' four'))).toBeNull();
    expect(withDelta(next, delta(0, 'Other', 2))).toBeNull();
    expect(withDelta(message('m', null, { attempt: 2, nextSeq: 0 }), delta(5, 'late'))!.nextSeq).toBe(0);
  });

  it("a reply begins a new text after a tool's result and after the words of an earlier attempt", () => {
    expect(textOf(withDelta(message('m', null, { attempt: 2, nextSeq: 0 }), delta(0, 'More.', 2))!)).toBe('One|More.');
    const call = { kind: 'tool', call: { id: 't' } } as unknown as ChatMessage['parts'][number];
    expect(textOf(withDelta(message('m', null, { parts: [call], nextSeq: 0 }), delta(0, 'There.'))!)).toBe('[tool]|There.');
  });

  it('a reply keeps words that streamed in after the server stored the text, until it ends or another attempt continues it', () => {
    const known = message('m', null, { parts: [{ kind: 'text', text: 'One two three' }], nextSeq: 3 });
    const stored = message('m', null, { parts: [{ kind: 'text', text: 'One two' }], nextSeq: 2 });
    expect(textOf(laterOf(known, stored))).toBe('One two three');
    expect(textOf(laterOf(known, { ...stored, status: 'done' }))).toBe('One two');
    expect(textOf(laterOf(known, { ...stored, generationId: 'next', nextSeq: 0 }))).toBe('One two');
  });

  it('a stopped reply keeps the words that were shown, also when the answer to the stop comes after the stored words', () => {
    const shown = message('m', null, { parts: [{ kind: 'text', text: 'One two three' }], nextSeq: 3 });
    const answer = message('m', null, { parts: [{ kind: 'text', text: 'One two' }], nextSeq: 2, status: 'stopped', charged: 1 });
    const stopped = laterOf(shown, answer);
    expect([textOf(stopped), stopped.status, stopped.charged, stopped.nextSeq]).toEqual(['One two three', 'stopped', 1, 3]);
    expect(textOf(withDelta(stopped, delta(3, ' four'))!)).toBe('One two three four');
    expect(textOf(laterOf(stopped, answer))).toBe('One two three');
    expect(textOf(laterOf(stopped, { ...answer, parts: [], status: 'blocked' }))).toBe('');
  });
});

describe('a branch of messages', () => {
  const thread: Thread = { pages: [{ messages: [message('c', 'b'), message('d', 'c')], nextCursor: 'x' }, { messages: [message('a', null), message('b', 'a')], nextCursor: null }], pageParams: [null, 'x'] };
  const ids = (shown: Thread | null) => messagesOf(shown ?? undefined).map(({ id }) => id);

  it('a branch of chat messages is shown from its oldest message on', () => expect(ids(thread)).toEqual(['a', 'b', 'c', 'd']));

  it('a branch of chat messages appends a message after its end, and none of another branch', () => {
    expect(ids(withMessage(thread, message('e', 'd')))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(withMessage(thread, message('e', 'b'))).toBeNull();
    expect(ids(withMessage({ pages: [{ messages: [], nextCursor: null }], pageParams: [null] }, message('a', null)))).toEqual(['a']);
  });

  it('a branch of chat messages keeps earlier messages when its newest page is fetched again, and drops them when another branch is open', () => {
    const same = withNewest(thread, { messages: [message('c', 'b'), message('d', 'c'), message('e', 'd')], nextCursor: 'y' });
    expect(ids(same)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(same.pages.at(-1)?.nextCursor).toBeNull();
    const other = withNewest(thread, { messages: [message('k', 'b'), message('l', 'k')], nextCursor: 'y' });
    expect([ids(other), other.pages.at(-1)?.nextCursor]).toEqual([['k', 'l'], 'y']);
  });
});
