import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import type { Attachment } from '#contracts/chat.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { chatQuery } from './chat.queries.ts';
import { ChatPane } from './chat-pane.tsx';
import { useDraftText } from './draft-text.ts';

interface SimpleChatProps {
  chatId: string;
  /** Shown while there are no messages yet. `write` puts a sentence into the composer. */
  empty?(write: (text: string) => void): ReactNode;
  hint?: ReactNode;
}

/** A chat without list, head and attachments: the test of an agent's draft. It fills its place, whose height must be set. */
export function SimpleChat({ chatId, empty, hint }: SimpleChatProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraftText(chatId);
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const found = useQuery(chatQuery(chatId));
  if (found.isError && !found.data) return <div className={css({ padding: '4' })}><FetchProblem error={found.error} onRetry={() => void found.refetch()} /></div>;
  if (!found.data) return <div aria-busy="true" />;
  const write = (words: string): void => {
    setText(words);
    box.current?.focus();
  };
  return <ChatPane chat={found.data} box={box} draft={{ text, setText, attachments, setAttachments }} empty={empty?.(write)} hint={hint} />;
}
