import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { ChatAgent, ChatMessage } from '#contracts/chat.ts';
import { MESSAGE } from './chat-thread.words.ts';
import { OwnMessage } from './own-message.tsx';
import { ReplyMessage } from './reply-message.tsx';
import { useThreadActs } from './thread-context.ts';

export interface MessageRowProps {
  message: ChatMessage;
  agent: Pick<ChatAgent, 'id' | 'avatarUrl' | 'name'> | null;
  /** Label of the day above its first message; null for other messages. */
  day: string | null;
  last: boolean;
}

/** One message of a chat. The keys [ and ] switch between its versions while focus is in it. */
export const MessageRow = memo(function MessageRow({ message, agent, day, last }: MessageRowProps) {
  const acts = useThreadActs();
  const { role, branch: { previousId, nextId } } = message;
  const page = (event: KeyboardEvent): void => {
    const to = event.key === '[' ? previousId : event.key === ']' ? nextId : null;
    if (to === null || !acts || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element) || event.target.matches('input, textarea')) return;
    event.preventDefault();
    acts.goTo(to);
  };
  const name = role === 'user' ? MESSAGE.you : (agent?.name ?? MESSAGE.assistant);
  return (
    // The keys for switching versions work while focus is anywhere in the message.
    <article aria-label={MESSAGE.saidLabel(name)} data-message={message.id} className={column({ gap: '6' })} onKeyDown={page}>
      {day !== null && <p className={divider}>{day}</p>}
      {role === 'user' ? <OwnMessage message={message} /> : <ReplyMessage message={message} agent={agent} last={last} />}
    </article>
  );
});

const line = { content: '""', flex: '1', height: 'px', backgroundColor: 'line.soft' } as const;
const divider = css({ display: 'flex', alignItems: 'center', gap: '3.5', textStyle: 'micro', color: 'fg.subtle', _before: line, _after: line });
