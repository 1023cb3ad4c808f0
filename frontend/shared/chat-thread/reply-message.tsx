import { useState } from 'react';
import { css } from '#styled/css';
import { column, hstack, metaText, mutedText } from '#styled/patterns';
import type { ChatAgent, ChatMessage } from '#contracts/chat.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { MESSAGE } from './chat-thread.words.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { ReplyActs } from './reply-acts.tsx';
import { ReplyText } from './reply-text.tsx';
import { StudioMark } from './studio-mark.tsx';
import { isActive } from './thread-cache.ts';
import { useThreadActs } from './thread-context.ts';
import { ToolCard } from './tool-card.tsx';

interface ReplyMessageProps {
  message: ChatMessage;
  agent: Pick<ChatAgent, 'id' | 'avatarUrl'> | null;
  last: boolean;
}

/** A reply of an agent or a model: its text and tool calls in order, how it ended, and its buttons. */
export function ReplyMessage({ message, agent, last }: ReplyMessageProps) {
  const acts = useThreadActs();
  const active = isActive(message);
  const end = message.parts.length - 1;
  return (
    <div className={row}>
      <span className={css({ display: { base: 'none', md: 'block' }, marginBlockStart: '[-1px]' })}>{agent ? <AgentFace agent={agent} size={28} /> : <StudioMark size={28} />}</span>
      <div className={column({ gap: '3', minWidth: '0' })} aria-busy={active || undefined}>
        {message.summary !== null && <Summary text={message.summary} />}
        {message.parts.map((part, at) => {
          if (part.kind === 'text') return part.text !== '' && <ReplyText key={at} text={part.text} streaming={active && at === end} />;
          return acts && part.call.status === 'asking' && message.status === 'asking' ? <ConfirmCard key={part.call.id} chat={acts.chat} call={part.call} onType={acts.type} /> : <ToolCard key={part.call.id} call={part.call} readOnly={!acts} />;
        })}
        {active && !(message.parts.at(-1)?.kind === 'text') && <p className={waiting}>{message.status === 'queued' ? MESSAGE.queuedText : MESSAGE.writingText}</p>}
        <HowItEnded message={message} last={last} />
        {!active && message.status !== 'asking' && message.model !== null && <ReplyActs message={message} />}
      </div>
    </div>
  );
}

function HowItEnded({ message, last }: { message: ChatMessage; last: boolean }) {
  const acts = useThreadActs();
  const { status } = message;
  if (status === 'failed' || status === 'blocked') {
    return (
      <Alert tone="bad" title={status === 'failed' ? MESSAGE.failedTitle : MESSAGE.blockedTitle} action={acts && last && <Button size="sm" disabled={acts.busy} onClick={() => acts.again(message, false)}>{MESSAGE.againText}</Button>}>
        {message.problem ?? MESSAGE.failedText}
      </Alert>
    );
  }
  if (status === 'stopped') return <p className={metaText()}>{MESSAGE.stoppedText}</p>;
  if (status !== 'limited') return null;
  return (
    <p className={hstack({ gap: '3', flexWrap: 'wrap', textStyle: 'meta', color: 'fg.subtle' })}>
      {message.problem ?? MESSAGE.limitedText}
      {acts && last && <Button size="sm" disabled={acts.busy} onClick={() => acts.again(message, true)}>{MESSAGE.continueButton}</Button>}
    </p>
  );
}

function Summary({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <p className={metaText()}>
      {MESSAGE.summaryText} <TextButton onClick={() => setOpen(true)}>{MESSAGE.summaryButton}</TextButton>
      {open && <Dialog open onOpenChange={setOpen} title={MESSAGE.summaryTitle}><ReplyText text={text} /></Dialog>}
    </p>
  );
}

const row = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '28px minmax(0, 1fr)' }, columnGap: '3.5' });
const waiting = mutedText({ color: 'fg.subtle' });
