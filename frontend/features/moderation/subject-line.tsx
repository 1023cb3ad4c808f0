import { css } from '#styled/css';
import { column, longWords, wrap } from '#styled/patterns';
import { priceLabel } from '#contracts/price-label.ts';
import { Badge } from '#ui/badge.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import type { ModeratedPrompt } from './moderation.queries.ts';
import { SUBJECT_LINE } from './moderation.words.ts';

const STATUS_NAMES: Record<ModeratedPrompt['status'], string> = {
  draft: 'Draft', in_review: SUBJECT_LINE.in_review, published: 'Published', rejected: 'Rejected', removed: SUBJECT_LINE.removed,
};

interface SubjectLineProps {
  subject: ModeratedPrompt;
  /** True when the line shows the state of the prompt, because the queue does not make it clear. */
  status?: boolean;
  /** True when the prompt's title is the heading of the text below it. */
  heading?: boolean;
}

/** Line that says which prompt a moderator decides about: its title, its author and its price. */
export function SubjectLine({ subject, status = false, heading = false }: SubjectLineProps) {
  const { slug, title, contentType, owner } = subject;
  // Only its owner can open the page of an unpublished prompt, so the prompt's name is no link for moderators.
  const name = subject.status === 'published' ? <TextLink quiet to={`/prompt/${slug}`} className={titled}>{title}</TextLink> : <span className={titled}>{title}</span>;
  return (
    <div className={column({ gap: '1.5', minWidth: '0' })}>
      {heading ? <h2 className={css({ textStyle: 'h3' })}>{name}</h2> : name}
      <div className={wrap({ alignItems: 'center', gap: '2', textStyle: 'meta', color: 'fg.muted' })}>
        <TypeChip type={contentType} />
        <Badge>{priceLabel(subject).label}</Badge>
        {status && <Badge tone={subject.status === 'published' ? 'good' : subject.status === 'removed' ? 'bad' : 'neutral'}>{STATUS_NAMES[subject.status]}</Badge>}
        <span><Sentence text={SUBJECT_LINE.byText} parts={{ link: <TextLink to={`/profile/${owner.username}`}>@{owner.username}</TextLink> }} />{owner.platform && SUBJECT_LINE.thePlatformText}</span>
      </div>
    </div>
  );
}

const titled = longWords({ color: 'fg!', fontWeight: 'semibold!', justifySelf: 'start' });
