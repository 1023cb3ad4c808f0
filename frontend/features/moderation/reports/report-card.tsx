import { Flag } from 'lucide-react';
import { column, flex, flexFill, keepSize, metaText, multilineText, mutedText, visuallyHidden, wrap } from '#styled/patterns';
import { HIDEABLE, RULES } from '#contracts/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReportItem } from '../moderation.queries.ts';
import { SubjectLine } from '../subject-line.tsx';
import { LookAtCreation } from './look-at-creation.tsx';
import type { ReportVerdict } from './report-dialog.tsx';
import { REPORT_CARD } from '../moderation-cases.words.ts';

interface ReportCardProps {
  item: ReportItem;
  /** True when the report is about a work of the viewing moderator, so that a colleague must decide. */
  own: boolean;
  picked?: boolean;
  onPick?(picked: boolean): void;
  onDecide(verdict: ReportVerdict): void;
}

const TYPES = { prompt: 'Prompt', review: 'Review', comment: 'Comment', creation: 'Creation', prompt_pack: 'Pack', folder: 'Folder', collection: 'Collection', challenge: 'Challenge', challenge_entry: 'Entry', agent: 'Agent', chat_share: 'Shared chat', person: 'Person' } as const;

/** Link to reported content other than a prompt: its title and its author. */
const PageTitle = ({ item: { targetType, targetId, title, slug, author } }: { item: ReportItem }) => (
  <p className={wrap({ gap: '2', alignItems: 'baseline', overflowWrap: 'anywhere' })}>
    <strong>{targetType === 'collection' ? <TextLink to={`/collection/${targetId}`}>{title}</TextLink> : targetType === 'chat_share' && slug !== null ? <TextLink to={`/chat/shared/${slug}`}>{title}</TextLink> : targetType === 'person' && author ? <TextLink to={`/profile/${author.username}`}>{title}</TextLink> : title}</strong>
    {targetType === 'collection' && author && <TextLink quiet to={`/profile/${author.username}`}>@{author.username}</TextLink>}
  </p>
);

/** Card of one report for moderators: the reported content, the reporter and what they say is wrong. */
export function ReportCard({ item, own, picked, onPick, onDecide }: ReportCardProps) {
  const { subject, targetType, title, excerpt, author, rule, details, reporter, others, status, createdAt } = item;
  return (
    <Card as="li" pad="sm" radius="lg" data-type={subject?.contentType}>
      <div className={column({ gap: '3' })}>
        <div className={flex({ gap: '3', alignItems: 'flex-start' })}>
          {onPick && <Checkbox hideLabel checked={picked} disabled={own} onCheckedChange={onPick}>{REPORT_CARD.chooseLabel(title)}</Checkbox>}
          <div className={flexFill()}>{subject ? <SubjectLine subject={subject} status /> : <PageTitle item={item} />}</div>
          <Badge>{TYPES[targetType]}</Badge>
        </div>
        {targetType === 'creation' && <LookAtCreation id={item.targetId} title={title} />}
        {excerpt && (
          <figure className={quote}>
            <blockquote className={multilineText()}>{excerpt}</blockquote>
            {targetType !== 'prompt' && <figcaption className={metaText()}>{author ? <TextLink quiet to={`/profile/${author.username}`}>@{author.username}</TextLink> : REPORT_CARD.deletedAccountText}</figcaption>}
          </figure>
        )}
        <div className={column({ gap: '1', textStyle: 'small' })}>
          <p className={flex({ gap: '2', alignItems: 'flex-start', fontWeight: 'semibold' })}><span className={keepSize({ color: 'bad', paddingBlockStart: '0.5' })}><Flag size={16} aria-hidden /></span>{RULES[rule]}</p>
          {details && <p className={multilineText({ color: 'fg.muted' })}>{details}</p>}
          <p className={metaText()}>
            {reporter ? <TextLink quiet to={`/profile/${reporter.username}`}>@{reporter.username}</TextLink> : REPORT_CARD.deletedAccountText}, <RelativeTime iso={createdAt} />
            {others > 0 && <>{REPORT_CARD.andText(REPORT_CARD.others(others))}</>}
          </p>
        </div>
        {status === 'open' && (own
          ? <p className={mutedText()}>{REPORT_CARD.ownText}</p>
          : (
            <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
              <Button size="sm" onClick={() => onDecide('dismiss')}>{REPORT_CARD.dismissButton}<Spoken about={title} /></Button>
              {HIDEABLE.includes(targetType) && <Button size="sm" onClick={() => onDecide('hide')}>{REPORT_CARD.hideButton}<Spoken about={title} /></Button>}
              <Button size="sm" variant="danger" onClick={() => onDecide('remove')}>{REPORT_CARD.takeDownButton}<Spoken about={title} /></Button>
            </div>
          ))}
      </div>
    </Card>
  );
}

const Spoken = ({ about }: { about: string }) => <span className={visuallyHidden()}> {REPORT_CARD.theReportAboutText(about)}</span>;
const quote = mutedText({ borderInlineStart: '[2px solid {colors.kind}]', paddingInlineStart: '3', margin: '0' });
