import { Suspense, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { recomputeChallenge } from '#contracts/challenge-admin.ts';
import type { AdminChallenge } from '#contracts/challenge-admin.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { KIND_WORDS, STATE_WORDS } from '#shared/challenges/challenges.words.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { DRAWER } from '../challenges-admin.words.ts';
import { factList } from '../page/side-card.tsx';
import { adminChallengeQuery, refreshAdminChallenges } from './admin-challenges.queries.ts';
import { EditWords } from './edit-words.tsx';
import { EntriesPart } from './entries-part.tsx';
import { EvidencePart } from './evidence-part.tsx';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'CancelDialog');

/** The side sheet with one challenge for administrators: texts, entries with authors and scores, signs of fraud, and actions. */
export function ChallengeDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const { data, error, isPending, refetch } = useQuery(adminChallengeQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={data?.title ?? DRAWER.loading}>
      <div className={column({ gap: '6' })}>
        {isPending && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
        {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
        {data && <Inside challenge={data} />}
      </div>
    </Sheet>
  );
}

function Inside({ challenge }: { challenge: AdminChallenge }) {
  const client = useQueryClient();
  const [cancelling, setCancelling] = useState(false);
  const recompute = useMutation({
    mutationFn: () => call(recomputeChallenge, { params: { id: challenge.id }, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      await refreshAdminChallenges(client);
      toast({ tone: 'success', title: DRAWER.recomputed });
    },
    onError: (error) => toast({ tone: 'destructive', title: DRAWER.failedTitle, description: messageOf(error, DRAWER.failed) }),
  });
  const ended = challenge.state === 'cancelled' || challenge.state === 'completed';
  return (
    <>
      <div className={wrap({ gap: '2', alignItems: 'center' })}>
        <TypeChip type={challenge.contentType} /><Badge>{KIND_WORDS[challenge.kind]}</Badge><Badge tone={challenge.state === 'cancelled' ? 'bad' : 'brand'}>{STATE_WORDS[challenge.state]}</Badge>
        <LinkButton size="sm" to={challengePath(challenge)} className={css({ marginInlineStart: 'auto' })}>{DRAWER.pageButton}</LinkButton>
      </div>
      {challenge.cancelReason !== null && <Alert tone="warn">{DRAWER.cancelled(challenge.cancelReason)}</Alert>}
      <div className={column({ gap: '3' })}>
        <p className={mutedText({ tabular: true })}>{DRAWER.facts(challenge.entries, challenge.entrants, challenge.votes)}</p>
        <dl className={factList}>
          <div><dt>{DRAWER.times.opens}</dt><dd><Moment at={challenge.opensAt} /></dd></div>
          <div><dt>{DRAWER.times.closes}</dt><dd><Moment at={challenge.closesAt} /></dd></div>
          <div><dt>{DRAWER.times.voting}</dt><dd><Moment at={challenge.votingEndsAt} /></dd></div>
          <div><dt>{DRAWER.times.results}</dt><dd><Moment at={challenge.resultsAt} /></dd></div>
        </dl>
      </div>
      {!ended && <EditWords key={challenge.id} challenge={challenge} />}
      <EntriesPart challenge={challenge} />
      <EvidencePart challengeId={challenge.id} />
      <section aria-labelledby="challenge-acts" className={column({ gap: '3' })}>
        <h3 id="challenge-acts" className={css({ textStyle: 'h4' })}>{DRAWER.actsTitle}</h3>
        <div className={wrap({ gap: '2' })}>
          <Button busy={recompute.isPending} onClick={() => recompute.mutate()}>{DRAWER.recomputeButton}</Button>
          {challenge.state !== 'cancelled' && <Button variant="danger" aria-haspopup="dialog" onClick={() => setCancelling(true)}>{DRAWER.cancelButton}</Button>}
        </div>
        <p className={mutedText()}>{DRAWER.recomputeText} {challenge.state !== 'cancelled' && DRAWER.cancelText}</p>
      </section>
      {cancelling && <Suspense fallback={null}><CancelDialog challenge={challenge} onClose={() => setCancelling(false)} /></Suspense>}
    </>
  );
}
