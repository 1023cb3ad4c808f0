import { useRef, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageCircle, RotateCcw } from 'lucide-react';
import { css } from '#styled/css';
import { column, flexFill, hstack, metaText, multilineText, mutedText } from '#styled/patterns';
import { createChat } from '#contracts/chat.ts';
import type { Attachment } from '#contracts/chat.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { ChatPane } from '#shared/chat-thread/chat-pane.tsx';
import { chatQuery } from '#shared/chat-thread/chat.queries.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useDraft, useDraftSaver } from '../draft/draft-context.ts';
import { AGENT_BUILDER, TEST_CHAT } from '../agents-builder.words.ts';
import { messagePrice } from './message-price.ts';

/**
 * The pane with a test chat, in which an author tries the agent's draft. The chat is in no list, and a message costs no surcharge
 * (docs/rules/chat.md#price).
 */
export function TestPane() {
  const { agent, definition: { name, model, instructions } } = useDraft();
  const saver = useDraftSaver();
  const card = useQuery(pricingQuery).data?.rateCard;
  const start = useMutation({
    mutationFn: async () => {
      await saver.flush();
      const id = saver.state().agent?.id;
      if (id === undefined) throw new Error(TEST_CHAT.unsaved);
      return (await call(createChat, { body: { agentId: id, draft: true }, idempotencyKey: newActionKey() })).chat.id;
    },
  });
  const ready = name.trim() !== '' && instructions.trim() !== '';
  return (
    <Card as="section" radius="xl" aria-labelledby="agent-test" data-keep-clear="" className={frame}>
      <header className={hstack({ gap: '3', padding: '3.5', borderBottom: 'soft' })}>
        <AgentFace agent={{ id: agent?.id ?? 'new', avatarUrl: agent?.avatarUrl ?? null }} size={32} />
        <div className={flexFill()}>
          <h2 id="agent-test" className={css({ textStyle: 'pane' })}>{TEST_CHAT.heading}</h2>
          <p className={metaText()}>{TEST_CHAT.text}</p>
        </div>
        {start.data !== undefined && <IconButton size="sm" label={TEST_CHAT.againLabel} onClick={() => start.mutate()}><RotateCcw aria-hidden /></IconButton>}
      </header>
      {start.data !== undefined ? <Talk key={start.data} chatId={start.data} /> : (
        <div className={column({ gap: '3', padding: '5', alignContent: 'center', justifyItems: 'center', textAlign: 'center', flex: '1' })}>
          <AgentFace agent={{ id: agent?.id ?? 'new', avatarUrl: agent?.avatarUrl ?? null }} size={64} />
          <p className={mutedText()}>{ready ? (name.trim() || AGENT_BUILDER.unnamedTitle) : TEST_CHAT.unsaved}</p>
          {start.isError && <Alert tone="bad">{messageOf(start.error, TEST_CHAT.failed)}</Alert>}
          <Button variant="primary" icon={<MessageCircle aria-hidden />} disabled={!ready} busy={start.isPending} busyLabel={TEST_CHAT.startBusy} onClick={() => start.mutate()}>{TEST_CHAT.startButton}</Button>
        </div>
      )}
      {card && <p className={metaText({ paddingInline: '4', paddingBlock: '3', borderTop: 'soft', textAlign: 'center' })}>{TEST_CHAT.priceText(tokenWords(messagePrice(card, model)))}</p>}
    </Card>
  );
}

function Talk({ chatId }: { chatId: string }) {
  const { data: chat } = useQuery(chatQuery(chatId));
  const saver = useDraftSaver();
  const [text, setText] = useState('');
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  if (!chat) return <div className={css({ flex: '1' })} aria-busy="true" />;
  return (
    // Saves the agent's draft when the author focuses the test chat, so that the next test message uses the text on the screen.
    <div className={css({ flex: '1', minHeight: '0' })} onFocus={() => void saver.flush()}>
      <ChatPane chat={chat} box={box} draft={{ text, setText, attachments, setAttachments }} empty={chat.agent?.greeting ? <p className={multilineText({ padding: '4' })}>{chat.agent.greeting}</p> : null} />
    </div>
  );
}

/** On wide windows it ends above the lower edge, and higher while the job tray has its icon there. */
const frame = css({
  display: 'flex', flexDirection: 'column', height: { base: '[calc(100dvh - 260px)]', lg: '[calc(100dvh - var(--pane-top, 148px) - var(--tray-room, 0px) - 24px)]' }, minHeight: { base: '[420px]', lg: '[340px]' }, maxHeight: { lg: '[720px]' }, overflow: 'hidden',
});
