import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#contracts/chat.ts';
import { plainText } from '#shared/creations/plain-text.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { MESSAGE } from './chat-thread.words.ts';
import { askingCall, textOf } from './message-text.ts';
import { isActive } from './thread-cache.ts';

/** Returns the text that a screen reader reads for a reply that has ended or asks a question: its words, its question, or why it failed. */
function spoken(message: ChatMessage, name: string): string {
  const call = askingCall(message);
  const question = call?.quote ? MESSAGE.asking(call.title, tokenWords(call.quote.total)) : '';
  const words = message.status === 'failed' || message.status === 'blocked' ? (message.problem ?? MESSAGE.failedText) : plainText(textOf(message)).trim();
  return MESSAGE.finishedReading(name, `${words} ${question}`.trim());
}

interface AnswerReaderProps {
  messages: readonly ChatMessage[];
  name: string;
  /** `end`: reads replies that were seen being written. `once`: replies arrive complete, so every later reply is read. */
  at?: 'end' | 'once';
}

/**
 * Reads each chat reply once to screen readers when it is complete, and nothing while it is being written. Replies that were there when the
 * page opened are not read.
 */
export function AnswerReader({ messages, name, at = 'end' }: AnswerReaderProps) {
  const [text, setText] = useState('');
  const end = messages.at(-1);
  const followed = useRef<string | null>(null);
  const counted = useRef<number | null>(null);
  const active = end !== undefined && isActive(end);
  useEffect(() => {
    const before = counted.current;
    counted.current = messages.length;
    if (!end || end.role === 'user') return;
    const arrived = at === 'once' && before !== null && messages.length > before;
    if (active) followed.current = end.id;
    else if (followed.current === end.id || arrived) {
      followed.current = null;
      setText(spoken(end, name));
    }
  }, [end, active, name, at, messages.length]);
  return <LiveRegion>{text}</LiveRegion>;
}
