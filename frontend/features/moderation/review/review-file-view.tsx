import { Suspense } from 'react';
import { css } from '#styled/css';
import { column, longWords, metaText, mutedText, wrap } from '#styled/patterns';
import { promptForm } from '#contracts/prompt-form.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Badge } from '#ui/badge.tsx';
import { Chip } from '#ui/chip.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useModerationSlots } from '../moderation-slots.ts';
import type { ReviewFile } from '../moderation.queries.ts';
import { Part } from '../part.tsx';
import { SubjectLine } from '../subject-line.tsx';
import { AuthorHistory } from './author-history.tsx';
import { BuyerRun } from './buyer-run.tsx';
import { ChangesSince } from './changes-since.tsx';
import { CheckList } from './check-list.tsx';
import { SimilarList } from './similar-list.tsx';
import { SlaClock } from './sla-clock.tsx';
import { TestRuns } from './test-runs.tsx';
import { REVIEW_FILE_VIEW } from '../moderation-review.words.ts';

const ProseText = lazyPart(() => import('#ui/prose-text.tsx'), 'ProseText');
const waiting = <Skeleton radius="md" className={css({ height: '[96px]' })} />;
const NO_FORM = { sections: [] };

/** Shows a moderator everything about a submitted prompt. The parts that matter most for the decision come first. */
export function ReviewFileView({ reviewFile, now, own }: { reviewFile: ReviewFile; now: number; own: boolean }) {
  const { item, form: stored } = reviewFile;
  const form = promptForm.safeParse(stored).data ?? NO_FORM;
  return (
    <div className={column({ gap: '5' })}>
      <header className={column({ gap: '2' })}>
        <SubjectLine subject={item.subject} heading />
        <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.muted' })}>
          <SlaClock dueAt={item.dueAt} now={now} />{item.resubmission && <Badge tone="brand">{REVIEW_FILE_VIEW.badge}</Badge>}
          <span><Sentence text={REVIEW_FILE_VIEW.submittedText(item.version)} parts={{ day: <Moment at={item.submittedAt} /> }} /></span>
          {reviewFile.category && <span>{categoryLabel(reviewFile.category)}</span>}
        </p>
        <Fee reviewFile={reviewFile} />
        {reviewFile.changeNote && <p className={mutedText({ overflowWrap: 'anywhere' })}>{REVIEW_FILE_VIEW.changedText(reviewFile.changeNote)}</p>}
      </header>
      <CheckList checks={reviewFile.checks} />
      <ChangesSince reviewFile={reviewFile} />
      <Part title={REVIEW_FILE_VIEW.whatItPromisesTitle}>
        <p className={longWords({ fontWeight: 'semibold' })}>{reviewFile.oneLiner}</p>
        <Suspense fallback={waiting}><ProseText under={3} text={reviewFile.description} /></Suspense>
        {reviewFile.tags.length > 0 && <ul aria-label={REVIEW_FILE_VIEW.label} className={wrap({ gap: '1.5' })}>{reviewFile.tags.map((tag) => <li key={tag}><Chip tone="tag">#{tag}</Chip></li>)}</ul>}
      </Part>
      <BuyerRun versionId={item.id} form={form} testInputs={reviewFile.testInputs} own={own} />
      <Texts reviewFile={reviewFile} />
      <TestRuns testRuns={reviewFile.testRuns} testRunCounts={reviewFile.testRunCounts} testInputs={reviewFile.testInputs} form={form} />
      <SimilarList similar={reviewFile.similar} template={reviewFile.template} />
      <AuthorHistory history={reviewFile.history} earlier={reviewFile.earlier} item={item} />
    </div>
  );
}

/** The author's fee, which is a part of the price that stands above it. */
function Fee({ reviewFile: { item, runRoyalty } }: { reviewFile: ReviewFile }) {
  const { pricing } = item.subject;
  if (pricing !== 'run' && pricing !== 'run_and_unlock') return null;
  return <p className={css({ textStyle: 'small', tabular: true })}>{REVIEW_FILE_VIEW.fee(runRoyalty)}</p>;
}

function Texts({ reviewFile: { template, systemTemplate, negativeTemplate } }: { reviewFile: ReviewFile }) {
  const { Template } = useModerationSlots();
  const texts = [{ title: REVIEW_FILE_VIEW.templateTitle, text: template }, { title: REVIEW_FILE_VIEW.systemPromptTitle, text: systemTemplate }, { title: REVIEW_FILE_VIEW.negativePromptTitle, text: negativeTemplate }];
  return texts.map(({ title, text }) => text && (
    <Part key={title} title={title} aside={title === 'Template' && <span className={metaText()}>{REVIEW_FILE_VIEW.shownOnlyReviewText}</span>}>
      <Suspense fallback={waiting}><Template template={text} /></Suspense>
    </Part>
  ));
}
