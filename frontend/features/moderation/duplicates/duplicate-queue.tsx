import { Suspense, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, mutedText, twoColumns, visuallyHidden, wrap } from '#styled/patterns';
import { decideDuplicate, listDuplicates } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { duplicateQuery, duplicatesQuery } from '../moderation.queries.ts';
import type { DuplicateItem } from '../moderation.queries.ts';
import { useModerationSlots } from '../moderation-slots.ts';
import { Queue } from '../queue.tsx';
import { SubjectLine } from '../subject-line.tsx';
import { useVerdict } from '../use-verdict.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import { DUPLICATE_QUEUE } from '../moderation-marketplace.words.ts';

type DuplicateVerdict = 'keep' | 'remove';

/** Lists for moderators the prompts whose text resembles earlier ones. Their authors were warned, without the name of the original where its text is sealed. */
export function DuplicateQueue({ viewerId }: { viewerId: string }) {
  const duplicates = useInfiniteQuery(duplicatesQuery);
  const [asked, setAsked] = useState<{ item: DuplicateItem; decision: DuplicateVerdict } | null>(null);
  const empty = <EmptyState size="sm" art={<FrameScene />} title={DUPLICATE_QUEUE.noDuplicatesTitle}>{DUPLICATE_QUEUE.emptyText}</EmptyState>;
  return (
    <>
      <Queue query={duplicates} empty={empty}>
        {(items) => (
          <ul aria-label={DUPLICATE_QUEUE.label} className={column({ gap: '3' })}>
            {items.map((item) => <Suspect key={item.id} item={item} own={[item.subject, item.original].some(({ owner }) => owner.id === viewerId)} onDecide={(decision) => setAsked({ item, decision })} />)}
          </ul>
        )}
      </Queue>
      {asked && <Question key={asked.item.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface SuspectProps {
  item: DuplicateItem;
  own: boolean;
  onDecide(decision: DuplicateVerdict): void;
}

function Suspect({ item, own, onDecide }: SuspectProps) {
  const [comparing, setComparing] = useState(false);
  const { subject, original, similarity, createdAt } = item;
  return (
    <Card as="li" pad="sm" radius="lg">
      <div className={column({ gap: '3' })}>
        <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.subtle' })}>
          <Badge tone={similarity >= 0.9 ? 'bad' : 'warn'}>{DUPLICATE_QUEUE.alikeBadge(Math.round(similarity * 100))}</Badge><RelativeTime iso={createdAt} />
        </p>
        <div className={twoColumns({ gap: '3' })}>
          <div className={half}><h3 className={metaText()}>{DUPLICATE_QUEUE.laterHeading}</h3><SubjectLine subject={subject} status /></div>
          <div className={half}><h3 className={metaText()}>{DUPLICATE_QUEUE.earlierHeading}</h3><SubjectLine subject={original} status /></div>
        </div>
        {comparing && <Comparison id={item.id} />}
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button size="sm" variant="ghost" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>{comparing ? DUPLICATE_QUEUE.hideTheTextsButton : DUPLICATE_QUEUE.compareTheTextsButton}<span className={visuallyHidden()}> {DUPLICATE_QUEUE.ofText(subject.title)}</span></Button>
          {own
            ? <p className={mutedText({ alignSelf: 'center' })}>{DUPLICATE_QUEUE.ownText}</p>
            : (
              <>
                <Button size="sm" onClick={() => onDecide('keep')}>{DUPLICATE_QUEUE.keepBothButton}<span className={visuallyHidden()}>: {subject.title}</span></Button>
                <Button size="sm" variant="danger" onClick={() => onDecide('remove')}>{DUPLICATE_QUEUE.removeButton}<span className={visuallyHidden()}> ({subject.title})</span></Button>
              </>
            )}
        </div>
      </div>
    </Card>
  );
}

/** Shows moderators the text of the earlier prompt, and marks how the text of the later one differs. */
function Comparison({ id }: { id: string }) {
  const { WordChanges } = useModerationSlots();
  const texts = useQuery(duplicateQuery(id));
  if (texts.isPending) return <Skeleton radius="lg" className={css({ height: '[160px]' })} />;
  if (texts.isError) return <FetchProblem error={texts.error} onRetry={() => void texts.refetch()} />;
  const { template, originalTemplate } = texts.data;
  return (
    <div className={column({ gap: '2' })}>
      <p className={metaText()}>{DUPLICATE_QUEUE.diffLegend}</p>
      {template === originalTemplate
        ? <p className={css({ textStyle: 'small' })}>{DUPLICATE_QUEUE.identicalText}</p>
        : <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[160px]' })} />}><WordChanges before={originalTemplate} after={template} /></Suspense>}
    </div>
  );
}

function Question({ item, decision, onClose }: { item: DuplicateItem; decision: DuplicateVerdict; onClose(): void }) {
  const { title } = item.subject;
  const verdict = useVerdict({
    send: (body: { decision: DuplicateVerdict; note: string; strike: boolean }, idempotencyKey) => call(decideDuplicate, { params: { id: item.id }, body, idempotencyKey }),
    queue: listDuplicates.path,
    leaving: () => [item.id],
    onLate: onClose,
    onDone: () => {
      toast({ tone: 'success', title: decision === 'keep' ? DUPLICATE_QUEUE.bothStayToast : DUPLICATE_QUEUE.takenDownToast, description: decision === 'keep' ? DUPLICATE_QUEUE.keptToast(title) : DUPLICATE_QUEUE.removedToast(item.subject.owner.username) });
      onClose();
    },
  });
  const shared = { onClose, onSend: ({ note, strike }: { note: string; strike: boolean }) => verdict.mutateAsync({ decision, note, strike }) };
  return decision === 'keep'
    ? <VerdictDialog {...shared} title={DUPLICATE_QUEUE.keepTitle(title)} description={DUPLICATE_QUEUE.keepText} action={DUPLICATE_QUEUE.keepBothButton} busyLabel={DUPLICATE_QUEUE.keepingBusyLabel} noteLabel={DUPLICATE_QUEUE.noteNoteLabel} noteHelp={DUPLICATE_QUEUE.keepNoteHelp} />
    : <VerdictDialog {...shared} destructive strike title={DUPLICATE_QUEUE.removeTitle(title)} description={DUPLICATE_QUEUE.removeText} action={DUPLICATE_QUEUE.action} busyLabel={DUPLICATE_QUEUE.takingDownBusyLabel} noteLabel={DUPLICATE_QUEUE.whatAuthorReadsNoteLabel} noteHelp={DUPLICATE_QUEUE.removeNoteHelp} noteMin={10} />;
}

const half = column({ border: 'soft', borderRadius: 'md', padding: '3', gap: '1.5', alignContent: 'start' });
