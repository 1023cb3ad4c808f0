import { useState } from 'react';
import type * as z from 'zod/mini';
import { Link } from 'react-router-dom';
import { Rocket } from 'lucide-react';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import type { published } from '#contracts/prompt-drafts.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '../draft-store.ts';
import { useJump } from '../shell/jump.ts';
import { Pane } from '../shell/pane.tsx';
import { useSampleProblem } from '../test-run/test-run.queries.ts';
import { ModelFields } from './model-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { SuccessSheet } from './success-sheet.tsx';
import { TakeBack } from './take-back.tsx';
import { dropOf, resemblanceOf, usePublish } from './use-publish.ts';
import { BUILDER_PUBLISH, PUBLISH_STEP, REVIEW_NOTE } from '../builder-publish.words.ts';
import type { DraftMeta } from '../prompt-draft-kind.ts';

const NOTE_MAX = 500;
const SAMPLE_WORDS = {
  missing: { title: PUBLISH_STEP.sampleIsMissingTitle, text: PUBLISH_STEP.sampleMissing },
  tells_text: { title: PUBLISH_STEP.sampleTellsTextTitle, text: PUBLISH_STEP.sampleTellsText },
};
/** Warnings that the author has accepted: none at first. With an accepted warning, the prompt is published all the same. */
const NOTHING_ACCEPTED = { despiteWarning: false, despiteDrop: false };

/** The step of the builder with price, licence, models and the button that publishes the prompt. */
export function PublishStep() {
  const { content, meta, issues, saveState } = useDraft();
  const [note, setNote] = useState('');
  const [done, setDone] = useState<z.infer<typeof published> | null>(null);
  const [accepted, setAccepted] = useState(NOTHING_ACCEPTED);
  const publish = usePublish((result) => {
    setAccepted(NOTHING_ACCEPTED);
    setDone(result);
    setNote('');
  });
  const jump = useJump();
  const free = content.pricing === 'free';
  const likeness = publish.isError ? resemblanceOf(publish.error) : null;
  const upToDate = meta !== null && !meta.changed && saveState.kind === 'saved' && (meta.status === 'published' || meta.pendingVersion !== null);
  const sampleProblem = useSampleProblem();
  const drop = publish.isError ? dropOf(publish.error) : null;
  const go = (more: Partial<typeof NOTHING_ACCEPTED> = {}): void => {
    const despite = { ...accepted, ...more };
    setAccepted(despite);
    publish.mutate({ changeNote: note.trim(), ...despite });
  };
  return (
    <div className={columns}>
      <Pane title={PUBLISH_STEP.priceLicenceTitle}><PriceFields /></Pane>
      <div className={column({ gap: '4', minWidth: '0' })}>
        <Pane title={PUBLISH_STEP.modelsTitle}><div className={stack}><ModelFields /></div></Pane>
        <Pane title={free ? 'Publish' : PUBLISH_STEP.submitForReviewTitle}>
          <div className={stack}>
            {meta && (meta.reviewNote || meta.pendingVersion) && <ReviewNote meta={meta} />}
            {sampleProblem && <Alert tone="warn" title={SAMPLE_WORDS[sampleProblem].title} action={<Button size="sm" onClick={() => jump(['samples'])}>{PUBLISH_STEP.goSamplesButton}</Button>}>{SAMPLE_WORDS[sampleProblem].text}</Alert>}
            <Field label={PUBLISH_STEP.noteLabel} optional value={`${note.length} / ${NOTE_MAX}`} help={PUBLISH_STEP.noteHelp}><Textarea rows={3} maxLength={NOTE_MAX} value={note} onChange={(event) => setNote(event.currentTarget.value)} /></Field>
            {likeness && (
              <Alert tone="warn" title={PUBLISH_STEP.duplicateTitle} action={<Button size="sm" busy={publish.isPending} busyLabel={PUBLISH_STEP.busyLabel} onClick={() => go({ despiteWarning: true })}>{PUBLISH_STEP.publishAnywayButton}</Button>}>
                {likeness.message} {likeness.slug && <Link to={`/prompt/${likeness.slug}`} target="_blank">{likeness.title ?? 'Compare'}</Link>}
              </Alert>
            )}
            {drop && (
              <Alert tone="warn" title={PUBLISH_STEP.worksLessTitle} action={<Button size="sm" busy={publish.isPending} busyLabel={PUBLISH_STEP.busyLabel} onClick={() => go({ despiteDrop: true })}>{PUBLISH_STEP.publishAnywayButton}</Button>}>
                {PUBLISH_STEP.draftWorkedText(drop.after, drop.before)}
              </Alert>
            )}
            {publish.isError && !likeness && !drop && <Alert tone="bad" title={PUBLISH_STEP.notPublishedTitle}>{publish.error instanceof ApiError && publish.error.code === 'not_ready' ? PUBLISH_STEP.notReady : messageOf(publish.error, BUILDER_PUBLISH.failed)}</Alert>}
            <Button variant="primary" size="lg" block icon={<Rocket aria-hidden />} busy={publish.isPending} busyLabel={free ? 'Publishing…' : 'Sending…'} disabled={issues.length > 0 || sampleProblem !== null || upToDate || saveState.kind === 'conflict'} onClick={() => go()}>
              {free ? PUBLISH_STEP.publishNowButton : PUBLISH_STEP.submitForReviewTitle}
            </Button>
            <p className={metaText()}>{hintOf(issues.length, upToDate, free)}</p>
          </div>
          <TakeBack />
        </Pane>
      </div>
      {done && <SuccessSheet draft={done.draft} outcome={done.outcome} version={done.version} onClose={() => setDone(null)} />}
    </div>
  );
}

function hintOf(missing: number, upToDate: boolean, free: boolean): string {
  if (missing > 0) return PUBLISH_STEP.partsMissing(missing);
  if (upToDate) return PUBLISH_STEP.upToDate;
  return free ? PUBLISH_STEP.freeNote : PUBLISH_STEP.paidNote;
}

const columns = css({ display: 'grid', gap: '4', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' } });
const stack = column({ gap: '4', padding: '4' });

/** The result of the author's latest submission, with a link to the page of its review. */
function ReviewNote({ meta: { promptId, reviewNote, pendingVersion, status } }: { meta: DraftMeta }) {
  const more = <TextLink to={`/edit/prompt/${promptId}/review`}>{PUBLISH_STEP.link}</TextLink>;
  if (pendingVersion !== null) return <Alert tone="info" title={REVIEW_NOTE.pendingTitle(pendingVersion)}>{REVIEW_NOTE.pendingText} {more}</Alert>;
  return <Alert tone="warn" title={status === 'rejected' ? PUBLISH_STEP.title : REVIEW_NOTE.sentBackTitle}>{reviewNote} {more}</Alert>;
}
