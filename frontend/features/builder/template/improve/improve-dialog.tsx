import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { isTerminal } from '#contracts/generation.ts';
import { improveDraft, TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import { call } from '#lib/call.ts';
import { balanceQuery, pricingQuery } from '#shared/shop/shop.queries.ts';
import { SpendDialog } from '#shared/spending/spend-dialog.tsx';
import type { SpendDialogProps } from '#shared/spending/spend-dialog.tsx';
import { useSpending } from '#shared/spending/use-spending.ts';
import type { Spending } from '#shared/spending/use-spending.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { useBuilderSlots } from '../../builder-slots.ts';
import { useDraft, useDraftStore } from '../../draft-store.ts';
import { useDraftSync } from '../../sync/sync-context.ts';
import { withText } from '../template-text.ts';
import { improvePrice, isLongImprovement } from './improve-price.ts';
import { ImproveReview } from './improve-review.tsx';
import { templateOf } from './template-of.ts';
import { IMPROVE_DIALOG } from '../../builder-template.words.ts';
import { must } from '#contracts/must.ts';

/** The improvement under way: it goes on while its window is closed. */
interface Improvement {
  promptId: string;
  runId: string;
  /** The template that was sent. */
  before: string;
}
/** What is sent for one. `before` stays here. */
interface ImprovementWish extends Spending {
  promptId: string;
  revision: number;
  wish?: string;
  before: string;
}
const improvementAtom = atom<Improvement | null>(null);

/** Asks for a better template, shows each changed word, and changes nothing before the author accepts it. */
export function ImproveDialog({ onClose }: { onClose(): void }) {
  const store = useDraftStore();
  const sync = useDraftSync();
  const { content, meta } = useDraft();
  const { useRunOutcome } = useBuilderSlots();
  const [improvement, setImprovement] = useAtom(improvementAtom);
  const current = improvement !== null && improvement.promptId === meta?.promptId ? improvement : null;
  const outcome = useRunOutcome(current?.runId ?? null);
  const balance = useQuery(balanceQuery).data ?? null;
  const pricing = useQuery(pricingQuery).data;
  const price = pricing ? improvePrice(pricing.rateCard, isLongImprovement(content.template)) : null;
  const [wish, setWish] = useState('');
  const improving = useSpending(async ({ promptId, before, ...body }: ImprovementWish, idempotencyKey) => {
    const { generation } = await call(improveDraft, { params: { id: promptId }, body, idempotencyKey });
    return { promptId, runId: generation.id, before };
  }, { onSuccess: setImprovement, retry: false });
  const [notSaved, setNotSaved] = useState(false);
  const [saving, setSaving] = useState(false);
  /** The server improves the draft that it has. */
  const ask = async (expectedTotal: number): Promise<void> => {
    setNotSaved(false);
    setSaving(true);
    const saved = await sync.flush();
    setSaving(false);
    if (!saved) return setNotSaved(true);
    if (done) forget();
    const { promptId, revision } = must(store.meta(), 'the saved draft');
    improving.mutate({ promptId, before: store.content().template, expectedTotal, revision, ...(wish.trim() ? { wish: wish.trim() } : {}) });
  };

  const done = outcome !== null && isTerminal(outcome.status);
  const better = done && outcome.status === 'succeeded' ? templateOf(outcome.text) : '';
  const forget = (): void => setImprovement(null);
  const accept = (): void => {
    store.edit(withText('template', better), { label: IMPROVE_DIALOG.improveWithAiLabel });
    forget();
    onClose();
    toast({ tone: 'success', title: IMPROVE_DIALOG.acceptedToastTitle, description: IMPROVE_DIALOG.acceptedToast });
  };
  const tooLong = better.length > TEMPLATE_LIMIT;
  const failed = done && better === '';
  const instead = (): SpendDialogProps['instead'] => {
    if (better !== '') {
      return {
        size: 'lg', title: IMPROVE_DIALOG.reviewTheChangesTitle, description: IMPROVE_DIALOG.reviewDescription,
        footer: (
          <>
            <Button onClick={() => { forget(); onClose(); }}>{IMPROVE_DIALOG.rejectButton}</Button>
            <Button variant="primary" disabled={tooLong} onClick={accept}>{IMPROVE_DIALOG.acceptButton}</Button>
          </>
        ),
        children: (
          <>
            {tooLong && <Alert tone="warn">{IMPROVE_DIALOG.tooLong}</Alert>}
            <ImproveReview before={content.template} better={better} stale={current?.before !== content.template} />
          </>
        ),
      };
    }
    if (current === null || done) return null;
    return {
      title: IMPROVE_DIALOG.improveWithAiLabel, description: IMPROVE_DIALOG.runningDescription,
      footer: <Button onClick={onClose}>{IMPROVE_DIALOG.closeButton}</Button>,
      children: (
        <div className={stack({ gap: '4' })}>
          <ProgressBar value={null} label={IMPROVE_DIALOG.improvingTheTemplateLabel} />
          {outcome?.text && <pre className={stream}>{outcome.text}</pre>}
          <LiveRegion>{IMPROVE_DIALOG.improvingTheTemplateLabel}</LiveRegion>
        </div>
      ),
    };
  };
  return (
    <SpendDialog
      size="md" title={IMPROVE_DIALOG.improveWithAiLabel} description={IMPROVE_DIALOG.offer} action={failed ? IMPROVE_DIALOG.action : 'Improve'} icon={<Sparkles aria-hidden />} busyLabel={IMPROVE_DIALOG.busyLabel}
      price={price} balance={balance} spending={{ isPending: saving || improving.isPending, error: improving.error }} failure={{ refused: IMPROVE_DIALOG.refused, silent: IMPROVE_DIALOG.startUncertain }}
      onSpend={(expectedTotal) => void ask(expectedTotal)} onClose={onClose} instead={instead()}
    >
      <Field label={IMPROVE_DIALOG.anyInstructionsLabel} optional help={IMPROVE_DIALOG.wishHelp}>
        <Input value={wish} maxLength={300} placeholder={IMPROVE_DIALOG.wishPlaceholder} onChange={(event) => setWish(event.target.value)} />
      </Field>
      {notSaved && <Alert tone="bad" title={IMPROVE_DIALOG.nothingStartedChargedTitle}>{IMPROVE_DIALOG.saveFailed}</Alert>}
      {failed && <Alert tone="bad" title={outcome.status === 'failed' || outcome.status === 'blocked' ? IMPROVE_DIALOG.nothingWasChargedTitle : IMPROVE_DIALOG.itWasStoppedTitle}>{outcome.problem ?? IMPROVE_DIALOG.noResult}</Alert>}
    </SpendDialog>
  );
}

const stream = css({ textStyle: 'code', fontSize: '13', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '[40dvh]', overflowY: 'auto', padding: '3', border: 'soft', borderRadius: 'md', color: 'fg.muted' });
