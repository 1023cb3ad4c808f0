import { useQuery } from '@tanstack/react-query';
import { Check, CircleDot, EyeOff, Pencil, RotateCcw, Send, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, keepSize, longWords, metaText, mutedText, stack, visuallyHidden, wrap } from '#styled/patterns';
import { RULES } from '#contracts/moderation.ts';
import type { AuthorReview } from '#contracts/moderation.ts';
import { ApiError } from '#lib/api-error.ts';
import { PROMPT_TONES } from '#shared/prompts/prompt-tones.ts';
import { PROMPT_STATES } from '#shared/prompts/prompts.words.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { authorReviewQuery } from './prompt-review.queries.ts';
import { meaningOf, stepWords } from './review-words.ts';
import { REVIEW_VIEW } from './prompt-review.words.ts';

/** Page on which an author reads the status, the moderator's note and the history of the review of their prompt. */
export function ReviewView({ idOrSlug }: { idOrSlug: string }) {
  const found = useQuery(authorReviewQuery(idOrSlug));
  if (found.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[360px]' })} /></div>;
  if (found.data) return <Ready review={found.data} />;
  if (found.error instanceof ApiError && found.error.status === 404) {
    return <EmptyState level="h1" title={REVIEW_VIEW.noPromptYoursTitle} actions={<LinkButton to="/create/prompts" variant="primary">{REVIEW_VIEW.yourPromptsButton}</LinkButton>}>{REVIEW_VIEW.notFoundText}</EmptyState>;
  }
  return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
}

function Ready({ review }: { review: AuthorReview }) {
  const { state, title, note, rule, dueAt, submittedAt, promptId, slug, onSale, contentType } = review;
  const decided = review.steps.find(({ decisionId }) => decisionId !== null);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: REVIEW_VIEW.yourPromptsButton, to: '/create/prompts' }, { label: REVIEW_VIEW.label }]} />
      <header data-type={contentType} className={column({ gap: '2' })}>
        <h1 className={longWords({ textStyle: 'h1' })}>{title.trim() || REVIEW_VIEW.untitledPromptHeading}</h1>
        <p className={wrap({ gap: '2', alignItems: 'center' })}><Badge tone={PROMPT_TONES[state]}>{PROMPT_STATES[state]}</Badge><TypeChip type={contentType} /><span className={metaText()}>{REVIEW_VIEW.privacyNote}</span></p>
        <p className={css({ color: 'fg.muted', maxWidth: 'prose' })}>{meaningOf(review)}</p>
        {submittedAt && dueAt && <p className={css({ textStyle: 'small', tabular: true })}><Sentence text={REVIEW_VIEW.submittedAnsweredByText} parts={{ day: <Moment at={submittedAt} />, dueDay: <Moment at={dueAt} /> }} /></p>}
      </header>
      {note !== null && <Alert tone="warn" title={rule === null ? REVIEW_VIEW.noteReviewerTitle : RULES[rule]}>{note}</Alert>}
      <div className={wrap({ gap: '2' })}>
        <LinkButton variant="primary" to={`/edit/prompt/${promptId}`} icon={<Pencil aria-hidden />}>{REVIEW_VIEW.editTheDraftButton}</LinkButton>
        {onSale && <LinkButton to={`/prompt/${slug}`}>{REVIEW_VIEW.openItsPageButton}</LinkButton>}
        {decided && (state === 'rejected' || state === 'removed' || state === 'sent_back') && <LinkButton to={`/decisions/${decided.decisionId}`}>{REVIEW_VIEW.decisionAndAppealLink}</LinkButton>}
      </div>
      <section aria-labelledby="review-history" className={column({ layerStyle: 'card', padding: '4', gap: '3' })}>
        <h2 id="review-history" className={css({ textStyle: 'h4' })}>{REVIEW_VIEW.historyHeading}</h2>
        <ol className={column({ gap: '4' })}>{review.steps.map((step, at) => <Step key={`${step.kind} ${step.at} ${at}`} step={step} />)}</ol>
      </section>
    </>
  );
}

const ICONS = { created: CircleDot, submitted: Send, published: Check, approved: Check, changes_requested: RotateCcw, rejected: X, removed: X, hidden: EyeOff } as const;

function Step({ step }: { step: AuthorReview['steps'][number] }) {
  const Icon = ICONS[step.kind];
  return (
    <li className={stepRow}>
      <Icon size={18} aria-hidden className={keepSize({ marginBlockStart: '0.5', color: 'fg.subtle' })} />
      <div className={stack({ minWidth: '0', gap: '1' })}>
        <p className={css({ display: { base: 'grid', sm: 'flex' }, flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' })}><strong>{stepWords(step)}</strong><span className={metaText({ tabular: true })}><Moment at={step.at} /></span></p>
        {step.rule !== null && <p className={css({ textStyle: 'small' })}>{RULES[step.rule]}</p>}
        {step.note !== '' && <p className={mutedText({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })}>{step.note}</p>}
        {step.decisionId !== null && step.kind !== 'approved' && <TextLink to={`/decisions/${step.decisionId}`}>{REVIEW_VIEW.decisionAndAppealLink}<span className={visuallyHidden()}>: {stepWords(step)}</span></TextLink>}
      </div>
    </li>
  );
}

// Draws a line from each step of the review's history to the one below it.
const stepRow = css({
  position: 'relative', display: 'flex', gap: '3', alignItems: 'flex-start',
  '&:not(:last-child)::before': { content: '""', position: 'absolute', insetInlineStart: '[8px]', insetBlockStart: '6', insetBlockEnd: '[-14px]', width: 'px', backgroundColor: 'line' },
});
