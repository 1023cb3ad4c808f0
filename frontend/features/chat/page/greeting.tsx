import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import type { Chat } from '#contracts/chat.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { ReplyText } from '#shared/chat-thread/reply-text.tsx';
import { StudioMark } from '#shared/chat-thread/studio-mark.tsx';
import { Button } from '#ui/button.tsx';
import { NEW_CHAT } from '../chat.words.ts';

/** Shown in a chat without messages: the agent's greeting, and sentences to begin with. Neither costs tokens. */
export function Greeting({ chat, onStarter }: { chat: Chat; onStarter(starter: string): void }) {
  const { agent, model } = chat;
  return (
    <div className={frame}>
      {agent ? <AgentFace agent={agent} size={72} /> : <StudioMark size={72} />}
      <p className={css({ textStyle: 'h3' })}>{agent?.name ?? model.label}</p>
      {agent?.greeting && <div className={css({ maxWidth: 'narrow' })}><ReplyText text={agent.greeting} /></div>}
      {agent && agent.starters.length > 0 && (
        <ul aria-label={NEW_CHAT.startersLabel} className={wrap({ gap: '2', justifyContent: 'center', maxWidth: '[640px]' })}>
          {agent.starters.map((starter) => <li key={starter} className={css({ minWidth: '0' })}><Button className={css({ whiteSpace: 'normal!', textAlign: 'start', paddingBlock: '2' })} onClick={() => onStarter(starter)}>{starter}</Button></li>)}
        </ul>
      )}
    </div>
  );
}

const frame = column({ gap: '3', justifyItems: 'center', alignContent: 'center', textAlign: 'center', minHeight: 'full', padding: '6' });
