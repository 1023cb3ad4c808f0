import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#contracts/durations.ts';
import { column, longWords, metaText, spaceBetween, visuallyHidden, wrap } from '#styled/patterns';
import type { AdminAgent } from '#contracts/agent-admin.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AGENT_QUEUE } from '../moderation-agents.words.ts';
import { Queue } from '../queue.tsx';
import { SlaClock } from '../review/sla-clock.tsx';
import { waitingAgentsQuery } from '../moderation.queries.ts';
import { AgentReviewFile } from './agent-review-file.tsx';

/** Lists the agents that wait for a moderator's decision, oldest first. The list hides their instructions; only the review file shows them. */
export function AgentQueue() {
  const agents = useInfiniteQuery(waitingAgentsQuery);
  const now = useNow(MINUTE_MS);
  const [opened, setOpened] = useState<AdminAgent | null>(null);
  return (
    <>
      <Queue query={agents} empty={<EmptyState size="sm" art={<EarsScene />} title={AGENT_QUEUE.emptyTitle}>{AGENT_QUEUE.emptyText}</EmptyState>}>
        {(items) => (
          <ul aria-label={AGENT_QUEUE.label} className={column({ gap: '3' })}>
            {items.map((agent) => <Row key={agent.id} agent={agent} now={now} onOpen={() => setOpened(agent)} />)}
          </ul>
        )}
      </Queue>
      {opened && <AgentReviewFile key={opened.id} agent={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Row({ agent: { name, description, author, surcharge, dueAt }, now, onOpen }: { agent: AdminAgent; now: number; onOpen(): void }) {
  return (
    <Card as="li" pad="sm" radius="lg">
      <div className={column({ gap: '2' })}>
        <div className={spaceBetween({ gap: '3', alignItems: 'flex-start' })}>
          <strong className={longWords()}>{name}</strong>
          {dueAt && <SlaClock dueAt={dueAt} now={now} />}
        </div>
        <p className={longWords({ textStyle: 'small' })}>{description}</p>
        <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <p className={metaText()}>{author ? <TextLink quiet to={`/profile/${author.username}`}>@{author.username}</TextLink> : AGENT_QUEUE.authorGone}, {AGENT_QUEUE.costText(surcharge)}</p>
          <Button size="sm" onClick={onOpen}>{AGENT_QUEUE.openButton}<span className={visuallyHidden()}>{AGENT_QUEUE.ofText(name)}</span></Button>
        </div>
      </div>
    </Card>
  );
}
