import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtom, useSetAtom } from 'jotai';
import { Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { isTerminal } from '#contracts/generation.ts';
import { improveDraft, TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { walletDialogAtom } from '#lib/purchase.ts';
import { balanceQuery, pricingQuery } from '#lib/shop.queries.ts';
import { refreshPrices, spendingFailure } from '#lib/spending.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Coin } from '#ui/coin.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useBuilderSlots } from '../../builder-slots.ts';
import { useDraft, useDraftStore } from '../../draft-store.ts';
import { useDraftSync } from '../../sync/sync-context.ts';
import { withText } from '../template-text.ts';
import { improvePrice, isLongImprovement } from './improve-price.ts';
import { ImproveReview } from './improve-review.tsx';
import { templateOf } from './template-of.ts';
import { IMPROVE_DIALOG } from '../../builder-template.words.ts';

/** The improvement under way: it goes on while its window is closed. */
interface Improvement {
  promptId: string;
  runId: string;
  /** The template that was sent. */
  before: string;
}
const improvementAtom = atom<Improvement | null>(null);

/** Asks for a better template, shows each changed word, and changes nothing before the author accepts it. */
export function ImproveDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const store = useDraftStore();
  const sync = useDraftSync();
  const { content, meta } = useDraft();
  const { useRunOutcome } = useBuilderSlots();
  const [improvement, setImprovement] = useAtom(improvementAtom);
  const current = improvement !== null && improvement.promptId === meta?.promptId ? improvement : null;
  const outcome = useRunOutcome(current?.runId ?? null);
  const balance = useQuery(balanceQuery);
  const openWallet = useSetAtom(walletDialogAtom);
  const pricing = useQuery(pricingQuery).data;
  const price = pricing ? improvePrice(pricing.rateCard, isLongImprovement(content.template)) : null;
  const cost = price === null ? '' : tokenWords(price);
  const [wish, setWish] = useState('');
  const [unanswered] = useState(createUnansweredAction);
  const ask = useMutation({
    mutationFn: async () => {
      if (!(await sync.flush())) throw new NotSavedError();
      const { promptId, revision } = store.meta()!;
      const before = store.content().template;
      const body = { expectedTotal: price ?? 0, revision, ...(wish.trim() ? { wish: wish.trim() } : {}) };
      const { generation } = await call(improveDraft, { params: { id: promptId }, body, idempotencyKey: unanswered.keyFor({ promptId, ...body }) });
      unanswered.settle();
      return { promptId, runId: generation.id, before };
    },
    onSuccess: setImprovement,
    onError: (error) => {
      if (isAnswer(error)) unanswered.settle();
      return refreshPrices(client, error);
    },
    retry: false,
  });

  const done = outcome !== null && isTerminal(outcome.status);
  const better = done && outcome.status === 'succeeded' ? templateOf(outcome.text) : '';
  const forget = (): void => setImprovement(null);
  const accept = (): void => {
    store.edit(withText('template', better), { label: 'Improve with AI' });
    forget();
    onClose();
    toast({ tone: 'success', title: IMPROVE_DIALOG.acceptedToastTitle, description: IMPROVE_DIALOG.acceptedToast });
  };
  const short = balance.data !== undefined && price !== null && balance.data < price;
  const tooLong = better.length > TEMPLATE_LIMIT;

  if (better !== '') {
    return (
      <Dialog
        open size="lg" onOpenChange={(open) => !open && onClose()} title="Review the changes" description={IMPROVE_DIALOG.reviewDescription}
        footer={
          <>
            <Button onClick={() => { forget(); onClose(); }}>Reject</Button>
            <Button variant="primary" disabled={tooLong} onClick={accept}>Accept</Button>
          </>
        }
      >
        {tooLong && <Alert tone="warn">{IMPROVE_DIALOG.tooLong}</Alert>}
        <ImproveReview before={content.template} better={better} stale={current?.before !== content.template} />
      </Dialog>
    );
  }

  const running = current !== null && !done;
  const failed = done && better === '';
  return (
    <Dialog
      open size="md" onOpenChange={(open) => !open && onClose()} title="Improve with AI"
      description={`A model reads your template and writes a clearer one. It costs ${cost}; if it fails, nothing.`}
      footer={
        <>
          <Button onClick={onClose}>{running ? IMPROVE_DIALOG.closeButton : 'Cancel'}</Button>
          {short && !running && <Button icon={<Coin />} onClick={() => openWallet(true)}>Get tokens</Button>}
          <Button
            variant="primary" icon={<Sparkles aria-hidden />} busy={ask.isPending || running} busyLabel="Polishing…" disabled={short || price === null}
            onClick={() => { if (failed) forget(); ask.mutate(); }}
          >
            {failed ? 'Try again' : 'Improve'} · {cost}
          </Button>
        </>
      }
    >
      <div className={stack({ gap: '4' })}>
        {!running && (
          <Field label="Any instructions?" optional help={IMPROVE_DIALOG.wishHelp}>
            <Input value={wish} maxLength={300} placeholder={IMPROVE_DIALOG.wishPlaceholder} onChange={(event) => setWish(event.target.value)} onKeyDown={(event) => event.key === 'Enter' && !short && price !== null && !ask.isPending && ask.mutate()} />
          </Field>
        )}
        {running && <ProgressBar value={null} label="Improving the template" />}
        {running && outcome?.text && <pre className={stream}>{outcome.text}</pre>}
        {short && <Alert tone="warn">{IMPROVE_DIALOG.tooExpensive(cost, balance.data)}</Alert>}
        {ask.isError && <Failure error={ask.error} />}
        {failed && <Alert tone="bad" title={outcome.status === 'failed' || outcome.status === 'blocked' ? 'Nothing was charged' : 'It was stopped'}>{outcome.problem ?? IMPROVE_DIALOG.noResult}</Alert>}
        <LiveRegion>{running ? 'Improving the template' : ''}</LiveRegion>
      </div>
    </Dialog>
  );
}

function Failure({ error }: { error: unknown }) {
  if (error instanceof NotSavedError) return <Alert tone="bad" title="Nothing was started or charged">{IMPROVE_DIALOG.saveFailed}</Alert>;
  const { text, ...alert } = spendingFailure(error, { refused: 'Please try again.', silent: IMPROVE_DIALOG.startUncertain });
  return <Alert {...alert}>{text}</Alert>;
}

/** The draft has to reach the server before it can be improved there. */
class NotSavedError extends Error {}

const stream = css({ textStyle: 'code', fontSize: '13', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '[40dvh]', overflowY: 'auto', padding: '3', border: 'soft', borderRadius: 'md', color: 'fg.muted' });
