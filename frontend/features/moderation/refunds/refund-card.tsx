import { css } from '#styled/css';
import { column, longWords, metaText, multilineText, mutedText, spaceBetween, visuallyHidden, wrap } from '#styled/patterns';
import { fullDate } from '#lib/full-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import type { RefundItem } from '../moderation.queries.ts';
import { SubjectLine } from '../subject-line.tsx';
import { REFUND_CARD } from '../moderation-cases.words.ts';

export type RefundVerdict = 'grant' | 'refuse';

/** Says for each refusal why the buyer cannot take the refund without a moderator. */
const HINDRANCE: Record<NonNullable<RefundItem['unlock']['refusal']>, string> = {
  too_late: REFUND_CARD.too_late, too_many_runs: REFUND_CARD.tooManyRuns, cooldown: REFUND_CARD.cooldown, already_refunded: 'Refunded',
};
const STATUS_NAMES = { open: 'Open', granted: 'Granted', refused: 'Refused' } as const;

/** Card of one buyer's request for a refund: what was bought, how it was used since, and the buyer's reason. */
export function RefundCard({ item, onDecide }: { item: RefundItem; onDecide(verdict: RefundVerdict): void }) {
  const { subject, title, buyer, message, createdAt, status, answer, mine, failures, unlock: { paid, unlockedAt, runsSince, refusal, removed } } = item;
  return (
    <Card as="li" pad="sm" radius="lg">
      <div className={column({ gap: '3' })}>
        <div className={spaceBetween({ gap: '3', alignItems: 'flex-start' })}>
          {subject ? <SubjectLine subject={subject} status /> : <strong className={longWords()}>{title}</strong>}
          <span className={wrap({ gap: '1.5', justifyContent: 'flex-end' })}>
            {status !== 'open' ? <Badge tone={status === 'granted' ? 'good' : 'neutral'}>{STATUS_NAMES[status]}</Badge> : refusal && <Badge tone="warn">{HINDRANCE[refusal]}</Badge>}
          </span>
        </div>
        <dl className={facts}>
          <Fact name={REFUND_CARD.paidName}>{tokenWords(paid)}</Fact>
          <Fact name={REFUND_CARD.unlockedName}><time dateTime={unlockedAt}>{fullDate(unlockedAt)}</time></Fact>
          <Fact name={REFUND_CARD.runsSinceName}>{REFUND_CARD.deliveredFailedText(runsSince, failures)}</Fact>
        </dl>
        {status === 'open' && removed && <p className={mutedText()}>{REFUND_CARD.takenDownText}</p>}
        <div className={column({ backgroundColor: 'raised', borderRadius: 'md', padding: '3', gap: '1', textStyle: 'small' })}>
          <p className={mutedText({ textStyle: 'meta' })}><Sentence text={REFUND_CARD.asksText} parts={{ link: <TextLink to={`/profile/${buyer.username}`}>@{buyer.username}</TextLink>, day: <Moment at={createdAt} /> }} /></p>
          <p className={multilineText()}>{message}</p>
          {answer && <p className={css({ borderTop: 'soft', paddingBlockStart: '2', marginBlockStart: '1', color: 'fg.muted', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{REFUND_CARD.answerText(answer)}</p>}
        </div>
        {status === 'open' && (mine
          ? <p className={mutedText()}>{REFUND_CARD.ownText}</p>
          : (
            <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
              <Button size="sm" onClick={() => onDecide('refuse')}>{REFUND_CARD.refuseButton}<Spoken about={title} /></Button>
              <Button size="sm" variant="primary" onClick={() => onDecide('grant')}>{REFUND_CARD.grantButton}<Spoken about={title} /></Button>
            </div>
          ))}
      </div>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => <div><dt className={metaText()}>{name}</dt><dd className={css({ tabular: true })}>{children}</dd></div>;
const Spoken = ({ about }: { about: string }) => <span className={visuallyHidden()}> {REFUND_CARD.theRefundOfText(about)}</span>;
const facts = wrap({ columnGap: '6', rowGap: '2', textStyle: 'small' });
