import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#contracts/durations.ts';
import { column, longWords, multilineText, mutedText, spaceBetween, visuallyHidden, wrap } from '#styled/patterns';
import { decideAppeal, listAppeals } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { useNow } from '#lib/use-now.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { DecisionFacts } from '../decision-facts.tsx';
import { appealsQuery } from '../moderation.queries.ts';
import type { AppealItem } from '../moderation.queries.ts';
import { Queue } from '../queue.tsx';
import { SlaClock } from '../review/sla-clock.tsx';
import { SubjectLine } from '../subject-line.tsx';
import { useVerdict } from '../use-verdict.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import { APPEAL_QUEUE } from '../decisions.words.ts';

type AppealVerdict = 'grant' | 'refuse';

/** Lists for moderators the appeals against decisions, the earliest deadline first. */
export function AppealQueue() {
  const appeals = useInfiniteQuery(appealsQuery);
  const now = useNow(MINUTE_MS);
  const [asked, setAsked] = useState<{ item: AppealItem; decision: AppealVerdict } | null>(null);
  const empty = <EmptyState size="sm" art={<EarsScene />} title={APPEAL_QUEUE.noOpenAppealsTitle}>{APPEAL_QUEUE.emptyText}</EmptyState>;
  return (
    <>
      <Queue query={appeals} empty={empty}>
        {(items) => (
          <ul aria-label={APPEAL_QUEUE.label} className={column({ gap: '3' })}>
            {items.map((item) => <Appeal key={item.id} item={item} now={now} onDecide={(decision) => setAsked({ item, decision })} />)}
          </ul>
        )}
      </Queue>
      {asked && <Question key={asked.item.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Appeal({ item, now, onDecide }: { item: AppealItem; now: number; onDecide(decision: AppealVerdict): void }) {
  const { decision, subject, by, firstDecider, mine, message, createdAt, dueAt } = item;
  return (
    <Card as="li" pad="sm" radius="lg">
      <div className={column({ gap: '3' })}>
        <div className={spaceBetween({ gap: '3', alignItems: 'flex-start' })}>
          {subject ? <SubjectLine subject={subject} status /> : <strong className={longWords()}>{decision.targetTitle}</strong>}
          <span className={wrap({ gap: '1.5', justifyContent: 'flex-end' })}>{decision.strike && !decision.strike.withdrawn && <Badge tone="bad">{APPEAL_QUEUE.badge}</Badge>}<SlaClock dueAt={dueAt} now={now} /></span>
        </div>
        <DecisionFacts decision={decision} by={firstDecider ? <TextLink to={`/profile/${firstDecider.username}`}>@{firstDecider.username}</TextLink> : APPEAL_QUEUE.deletedAccount} />
        <div className={column({ backgroundColor: 'raised', borderRadius: 'md', padding: '3', gap: '1', textStyle: 'small' })}>
          <p className={mutedText({ textStyle: 'meta' })}><Sentence text={APPEAL_QUEUE.appealsText} parts={{ link: <TextLink to={`/profile/${by.username}`}>@{by.username}</TextLink>, day: <Moment at={createdAt} /> }} /></p>
          <p className={multilineText()}>{message}</p>
        </div>
        {mine && <Alert tone="warn" title={APPEAL_QUEUE.yourOwnDecisionTitle}>{APPEAL_QUEUE.ownText}</Alert>}
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button size="sm" onClick={() => onDecide('refuse')}>{APPEAL_QUEUE.refuseButton}<span className={visuallyHidden()}> {APPEAL_QUEUE.aboutText(decision.targetTitle)}</span></Button>
          <Button size="sm" variant="primary" onClick={() => onDecide('grant')}>{APPEAL_QUEUE.grantButton}<span className={visuallyHidden()}> ({decision.targetTitle})</span></Button>
        </div>
      </div>
    </Card>
  );
}

const UNDONE: Record<AppealItem['decision']['outcome'], string> = {
  approved: APPEAL_QUEUE.approvalKept,
  changes_requested: APPEAL_QUEUE.backToQueue,
  rejected: APPEAL_QUEUE.backToQueue,
  hidden: APPEAL_QUEUE.publishedAgain,
  removed: APPEAL_QUEUE.restored,
};

function Question({ item, decision, onClose }: { item: AppealItem; decision: AppealVerdict; onClose(): void }) {
  const verdict = useVerdict({
    send: (body: { decision: AppealVerdict; note: string }, idempotencyKey) => call(decideAppeal, { params: { id: item.id }, body, idempotencyKey }),
    queue: listAppeals.path,
    leaving: () => [item.id],
    onLate: onClose,
    onDone: () => {
      toast({ tone: 'success', title: decision === 'grant' ? APPEAL_QUEUE.decisionOverturnedToast : APPEAL_QUEUE.theDecisionStandsToast, description: APPEAL_QUEUE.answeredToast(item.by.username) });
      onClose();
    },
  });
  const shared = {
    noteLabel: APPEAL_QUEUE.noteLabel, noteHelp: APPEAL_QUEUE.noteHelp(item.by.username), noteMin: 10, onClose,
    onSend: ({ note }: { note: string }) => verdict.mutateAsync({ decision, note }),
  };
  return decision === 'grant'
    ? <VerdictDialog {...shared} title={APPEAL_QUEUE.grantTitle} description={UNDONE[item.decision.outcome]} action={APPEAL_QUEUE.grantButton} busyLabel={APPEAL_QUEUE.overturningBusyLabel} />
    : <VerdictDialog {...shared} title={APPEAL_QUEUE.refuseTitle} description={APPEAL_QUEUE.refuseText} action={APPEAL_QUEUE.keepItAction} busyLabel={APPEAL_QUEUE.answeringBusyLabel} />;
}
