import { css, cx } from '#styled/css';
import { column, longWords, wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import type { ReviewItem } from '../moderation.queries.ts';
import { SlaClock } from './sla-clock.tsx';
import { REVIEW_ROW } from '../moderation-review.words.ts';

interface ReviewRowProps {
  item: ReviewItem;
  now: number;
  open: boolean;
  picked: boolean;
  /** True for the moderator's own submitted prompt, which a colleague must review. */
  own: boolean;
  onOpen(): void;
  onPick(picked: boolean): void;
}

/** Row of the review queue for one submitted prompt: its title, its author, and the time left to decide. */
export function ReviewRow({ item, now, open, picked, own, onOpen, onPick }: ReviewRowProps) {
  const { subject, version, submittedAt, dueAt, resubmission } = item;
  return (
    <li className={cx(row, open && chosen)} data-type={subject.contentType}>
      <Checkbox hideLabel checked={picked} disabled={own} onCheckedChange={onPick} className={css({ paddingBlockStart: '0.5' })}>{`Choose ${subject.title}`}</Checkbox>
      <div className={column({ gap: '1.5', minWidth: '0' })}>
        <button type="button" id={`review-${item.id}`} aria-current={open || undefined} className={opener} onClick={onOpen}>{subject.title}</button>
        <p className={wrap({ alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.muted' })}>
          <span className={css({ color: 'kind', display: 'inline-flex' })}><TypeIcon type={subject.contentType} size={14} /></span>
          <span className={longWords()}>@{subject.owner.username}</span>
          <span>v{version}</span>
          <span><RelativeTime iso={submittedAt} /></span>
        </p>
        <p className={wrap({ gap: '1.5' })}>
          <SlaClock dueAt={dueAt} now={now} />
          {resubmission && <Badge tone="brand">{REVIEW_ROW.backAgainBadge}</Badge>}
          {own && <Badge>{REVIEW_ROW.yoursBadge}</Badge>}
        </p>
      </div>
    </li>
  );
}

const row = css({ layerStyle: 'card', borderRadius: 'md', padding: '3', display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '3', position: 'relative', _hover: { borderColor: 'line' } });
const chosen = css({ borderColor: 'brand!', boxShadow: 'brandEdge' });
const opener = css({
  textAlign: 'start', color: 'fg', fontWeight: 'semibold', textStyle: 'small', overflowWrap: 'anywhere', backgroundColor: 'transparent', border: 'none', padding: '0', borderRadius: 'sm', cursor: 'pointer',
  // The whole card is a link to the submitted prompt; only the checkbox can be pressed separately.
  _before: { content: '""', position: 'absolute', insetBlock: '0', insetInlineEnd: '0', insetInlineStart: '10', borderRadius: 'md' },
});
