import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { atom } from 'jotai';
import { css } from '#styled/css';
import type { Attachment, Chat, ChatMessage } from '#contracts/chat.ts';
import type { ReplyLength, sendChatMessage } from '#contracts/chat-replies.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { ApiError } from '#lib/api-error.ts';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { priceNow } from '#shared/spending/spending-failure.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AnswerReader } from './answer-reader.tsx';
import { refreshSpent, useChangeChat, useRate, useReplyAgain, useSend, useStop } from './chat.mutations.ts';
import { threadQuery } from './chat.queries.ts';
import { COMPOSER } from './chat-thread.words.ts';
import { Composer, focusComposer } from './composer.tsx';
import { LengthMenu } from './length-menu.tsx';
import { askingCall } from './message-text.ts';
import { ThreadContext } from './thread-context.ts';
import type { ThreadActs } from './thread-context.ts';
import { greetingOf, isActive, isOpen, messagesOf } from './thread-cache.ts';
import { Thread } from './thread.tsx';
import { useChatEvents } from './use-chat-events.ts';

const lengthAtom = atom<ReplyLength>('short');

/** The unsent text and attachments of a chat, when the page stores them. */
export interface Draft {
  text: string;
  setText(text: string): void;
  attachments: readonly Attachment[];
  setAttachments(attachments: readonly Attachment[]): void;
}

interface ChatPaneProps {
  chat: Chat;
  draft: Draft;
  /** The text box in which the person writes chat messages. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Element to show while the chat has no messages. */
  empty?: ReactNode;
  /** Element in place of the box for writing messages, for example when the agent was deleted. */
  instead?: ReactNode;
  above?: ReactNode;
  tools?: ReactNode;
  attached?: ReactNode;
  hint?: ReactNode;
  listId?: string | undefined;
  activeId?: string | undefined;
  onKey?(event: KeyboardEvent<HTMLTextAreaElement>): boolean;
  onCaret?(): void;
  /** Id of the chat message to which the chat scrolls, such as a search result. */
  show?: string | null | undefined;
  savePrompt?: (message: ChatMessage) => void;
  report?: (() => void) | undefined;
  /** Renders the server's last refusal of a message, for example with a button that raises the budget. */
  refusal?(error: ApiError): ReactNode;
}

/** A chat: its messages and the box for writing. The page of chats and the test of an agent's draft use it. */
export function ChatPane({ chat, draft, box, empty, instead, above, tools, attached, hint, listId, activeId, onKey, onCaret, show, savePrompt, report, refusal }: ChatPaneProps) {
  const thread = useInfiniteQuery(threadQuery(chat.id));
  const messages = useMemo(() => messagesOf(thread.data), [thread.data]);
  const greeting = useMemo(() => greetingOf(chat), [chat]);
  // The greeting comes first, so it is shown once no earlier message is missing.
  const shown = useMemo(() => (greeting && !thread.hasNextPage ? [greeting, ...messages] : messages), [greeting, thread.hasNextPage, messages]);
  const end = messages.at(-1);
  const open = end !== undefined && isOpen(end);
  useChatEvents(chat.id, open);
  const client = useQueryClient();
  const wasOpen = useRef(false);
  useEffect(() => {
    // Fetches today's spending when a reply begins or ends, because a reply's cost is known only at its end.
    if (wasOpen.current !== open) void refreshSpent(client, chat.id);
    wasOpen.current = open;
  }, [client, chat.id, open]);
  const [length, setLength] = useAtom(lengthAtom);
  const [editing, setEdited] = useState<string | null>(null);
  const send = useSend(chat.id);
  const again = useReplyAgain(chat.id);
  const stop = useStop(chat.id);
  const rate = useRate(chat.id);
  const change = useChangeChat(chat.id);
  const refused = send.error ?? again.error;
  const price = priceNow(refused)?.total ?? chat.prices[length];
  const asking = end ? askingCall(end) : null;
  const writing = end !== undefined && isActive(end);

  const setEditing = useCallback((id: string | null): void => {
    // The form for editing goes away with the text box that has focus, unless the person has gone elsewhere meanwhile.
    if (id === null && document.activeElement?.closest('[data-edit-message]')) focusComposer(box.current);
    setEdited(id);
  }, [box]);
  const post = (body: Omit<BodyOf<typeof sendChatMessage>, 'length' | 'expectedTotal'>, done: () => void): void => {
    again.reset();
    send.mutate({ ...body, length, expectedTotal: price }, { onSuccess: done });
  };
  const say = (): void => post({ text: draft.text.trim(), attachments: draft.attachments.map(sentOf) }, () => {
    draft.setText('');
    draft.setAttachments([]);
    box.current?.focus();
  });
  const acts: Pick<ThreadActs, 'edit' | 'again' | 'goTo' | 'rate' | 'type' | 'savePrompt' | 'report'> = {
    edit: useEvent((message: ChatMessage, text: string) => post({ text, parentId: message.parentId, attachments: message.attachments.map(sentOf) }, () => setEditing(null))),
    again: useEvent((message: ChatMessage, more: boolean) => {
      send.reset();
      // The pressed button goes away with the reply that it replaces.
      focusComposer(box.current);
      again.mutate({ messageId: message.id, more, length, expectedTotal: price });
    }),
    goTo: useEvent((leafId: string) => change.mutate({ leafId })),
    rate: useEvent((message: ChatMessage, feedback: ChatMessage['feedback']) => rate.mutate({ message, feedback })),
    type: useEvent((letter: string) => {
      draft.setText(draft.text + letter);
      box.current?.focus();
    }),
    savePrompt: useEvent((message: ChatMessage) => savePrompt?.(message)),
    report: useEvent(() => report?.()),
  };
  const hasSave = savePrompt !== undefined;
  const hasReport = report !== undefined;
  const busy = writing || send.isPending || again.isPending;
  const held = useRef(acts);
  const context = useMemo<ThreadActs>(() => ({ chat, price, busy, editing, setEditing, ...held.current, savePrompt: hasSave ? held.current.savePrompt : undefined, report: hasReport ? held.current.report : undefined }), [chat, price, busy, editing, setEditing, hasSave, hasReport]);
  const key = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (onKey?.(event)) return true;
    if (event.key === 'Escape' && writing && end) {
      stop.mutate(end.id);
      return true;
    }
    if (event.key !== 'ArrowUp' || draft.text !== '' || busy) return false;
    const own = messages.findLast(({ role }) => role === 'user');
    if (own) setEditing(own.id);
    return own !== undefined;
  };
  return (
    <ThreadContext value={context}>
      <div className={pane}>
        {thread.isError && !thread.data ? <div className={css({ padding: '6' })}><FetchProblem error={thread.error} onRetry={() => void thread.refetch()} /></div> : !thread.data ? <Waiting /> : messages.length === 0 ? <div className={css({ overflowY: 'auto' })}>{empty}</div> : (
          <Thread
            key={chat.id} messages={shown} agent={chat.agent} show={show}
            earlier={{ more: thread.hasNextPage, loading: thread.isFetchingNextPage, failed: thread.isFetchNextPageError, fetch: () => void thread.fetchNextPage() }}
          />
        )}
        {instead ?? (
          <Composer
            box={box} text={draft.text} onText={draft.setText} placeholder={asking ? COMPOSER.changePlaceholder : COMPOSER.placeholder(chat.agent?.name ?? chat.model.label)} price={price}
            busy={send.isPending} onSend={say} onStop={writing && end ? () => stop.mutate(end.id) : null} stopping={stop.isPending}
            onKey={key} {...(onCaret && { onCaret })} listId={listId} activeId={activeId} attached={attached} tools={tools} hint={hint}
            choice={<LengthMenu model={chat.model} prices={chat.prices} length={length} onLength={setLength} onModel={chat.agent ? undefined : (model) => change.mutate({ model })} />}
            above={<>{refused && (refused instanceof ApiError && refusal?.(refused)) || (refused && <SpendingAlert error={refused} words={COMPOSER} />)}{above}</>}
          />
        )}
        <AnswerReader messages={messages} name={chat.agent?.name ?? chat.model.label} />
      </div>
    </ThreadContext>
  );
}

/** Returns a function whose identity never changes and which always uses the newest values. */
function useEvent<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const [stable] = useState(() => (...given: A): void => latest.current(...given));
  return stable;
}

const sentOf = (attachment: Attachment) => (attachment.kind === 'file' ? { kind: 'file' as const, fileId: attachment.fileId } : { kind: 'creation' as const, generationId: attachment.generationId, ...(attachment.outputId !== null && { outputId: attachment.outputId }) });

const Waiting = () => (
  <div aria-busy="true" className={css({ display: 'grid', alignContent: 'end', gap: '6', width: 'full', maxWidth: '[744px]', marginInline: 'auto', padding: '4' })}>
    <Skeleton radius="lg" className={css({ height: '12', width: '[60%]', justifySelf: 'end' })} />
    <Skeleton radius="lg" className={css({ height: '20' })} />
    <Skeleton radius="lg" className={css({ height: '12', width: '[40%]', justifySelf: 'end' })} />
    <Skeleton radius="lg" className={css({ height: '24' })} />
  </div>
);

const pane = css({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0', height: 'full' });
