import { css } from '#styled/css';
import { column, hstack, metaText } from '#styled/patterns';
import type { Chat, ChatMessage } from '#contracts/chat.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { textOf } from '#shared/chat-thread/message-text.ts';
import { plainText } from '#shared/creations/plain-text.ts';
import { SHARE } from '../chat.words.ts';

/** Number of messages that the preview of the shared chat shows. */
const SHOWN = 4;

interface SharePreviewProps {
  chat: Chat;
  messages: readonly ChatMessage[];
  showMedia: boolean;
  /** Name of the member who shares the chat; null when the link hides it. */
  name: string | null;
}

/** A small preview of a shared chat's beginning. */
export function SharePreview({ chat, messages, showMedia, name }: SharePreviewProps) {
  const pictures = messages.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'tool' ? (part.call.generation?.outputs ?? []) : []))).flatMap((output) => (output.kind === 'text' ? [] : [output.posterUrl ?? (output.kind === 'image' ? output.url : null)])).filter((url) => url !== null);
  return (
    <div aria-hidden className={page}>
      <p className={css({ textStyle: 'label', fontWeight: 'bold', fontFamily: 'display' })}>{chat.title}</p>
      {(name !== null || chat.agent) && <p className={hstack({ gap: '1.5', fontSize: '12', color: 'fg.muted' })}>{chat.agent && <AgentFace agent={chat.agent} size={18} />}{name !== null && chat.agent ? SHARE.byText(name, chat.agent.name) : (name ?? chat.agent?.name)}</p>}
      {messages.slice(0, SHOWN).map((message) => <p key={message.id} className={message.role === 'user' ? own : metaText({ fontSize: '12', lineClamp: '3' })}>{plainText(textOf(message)).slice(0, 160)}</p>)}
      {showMedia && pictures.length > 0 && <span className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1' })}>{pictures.slice(0, 2).map((url) => <img key={url} src={url} alt="" className={css({ width: 'full', borderRadius: 'sm' })} />)}</span>}
    </div>
  );
}

const page = column({ gap: '2.5', padding: '3.5', border: 'soft', borderRadius: 'lg', backgroundColor: 'bg', maxHeight: '[420px]', overflow: 'hidden' });
const own = css({ justifySelf: 'end', maxWidth: '[85%]', padding: '2', borderRadius: 'md', backgroundColor: 'raised', fontSize: '12', lineClamp: '2' });
