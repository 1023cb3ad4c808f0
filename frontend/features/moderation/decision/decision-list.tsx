import { useInfiniteQuery } from '@tanstack/react-query';
import { column, longWords, wrap } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SleepingHatScene } from '#ui/illustrations/sleeping-hat-scene.tsx';
import { Moment } from '#ui/moment.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { Queue } from '../queue.tsx';
import { decisionHeading } from './decision-words.ts';
import { decisionsQuery } from './decision.queries.ts';
import { DECISION_LIST } from '../decisions.words.ts';

const APPEALS = { open: DECISION_LIST.open, granted: DECISION_LIST.granted, refused: DECISION_LIST.refused } as const;

/** Lists the moderators' decisions about the viewer, with the state of each. */
export function DecisionList() {
  const decisions = useInfiniteQuery(decisionsQuery);
  const strikes = decisions.data?.pages[0]?.strikes;
  return (
    <div className={column({ gap: '4' })}>
      {strikes && strikes.active > 0 && (
        <Alert tone="warn" title={DECISION_LIST.ofStrikesTitle(strikes.active)}>
          {strikes.pausedUntil ? DECISION_LIST.pausedText(strikes.pausedUntil) : DECISION_LIST.strikesText}
        </Alert>
      )}
      <Queue query={decisions} empty={<EmptyState art={<SleepingHatScene />} title={DECISION_LIST.noDecisionsTitle}>{DECISION_LIST.emptyText}</EmptyState>}>
        {(items) => (
          <ul aria-label={DECISION_LIST.label} className={column({ layerStyle: 'card' })}>
            {items.map((decision) => (
              <li key={decision.id} className={column({ gap: '1.5', paddingInline: '4', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
                <TextLink to={`/decisions/${decision.id}`} className={longWords({ justifySelf: 'start' })}>{decisionHeading(decision)}</TextLink>
                <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.subtle' })}>
                  <OutcomeBadge outcome={decision.outcome} />{decision.appeal && <Badge tone={decision.appeal.status === 'open' ? 'warn' : 'neutral'}>{APPEALS[decision.appeal.status]}</Badge>}<Moment at={decision.at} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Queue>
    </div>
  );
}
