import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { isTerminal } from '#contracts/generation.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
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
import { improvePrice, isLongImprovement } from './improve-price.ts';
import { improvedText } from './improved-text.ts';
import { IMPROVE } from './improving.words.ts';

/** Progress of an improvement's run. `text` grows while the model writes. */
export interface RunOutcome {
  status: GenerationStatus;
  text: string;
  /** Text on why the run of an improvement failed; null otherwise. */
  problem: string | null;
}

/** The saved draft whose text is improved. */
export interface SavedDraft {
  id: string;
  revision: number;
}

/** A requested improvement of a text. `before` is the old text, which stays in this browser. */
interface ImprovementWish extends Spending, SavedDraft {
  wish?: string;
  before: string;
}

/** An improvement in progress. It continues while its dialog is closed. */
interface Improvement {
  draftId: string;
  runId: string;
  /** The text that was sent to the model for improvement. */
  before: string;
}
const improvementAtom = atom<Improvement | null>(null);

export interface ImproveDialogProps {
  words: { offer: string; running: string; progressLabel: string; wishHelp: string; noResult: string; acceptedTitle: string; accepted: string };
  /** Returns the text to improve, as it is in the draft now. */
  text(): string;
  /** Largest length of the improved text in characters. */
  limit: number;
  /** Id of the saved draft; null before the first save. */
  draftId: string | null;
  /** Saves the draft, because the server improves its saved text. Resolves to null when saving failed. */
  save(): Promise<SavedDraft | null>;
  /** Starts the run that improves the text. Resolves to the run's id. */
  send(wish: SavedDraft & Spending & { wish?: string }, idempotencyKey: string): Promise<string>;
  /** A hook that returns the progress of the run; null when there is no run, or nothing is known about it. */
  useRunOutcome(runId: string | null): RunOutcome | null;
  /** Renders the proposed text beside the old one. `stale`: the author edited the text while the model worked. */
  review(better: string, stale: boolean): ReactNode;
  onAccept(better: string): void;
  onClose(): void;
}

/** A dialog that asks a model for a better text and shows each changed word. The text changes only when the author accepts. */
export function ImproveDialog({ words, text, limit, draftId, save, send, useRunOutcome, review, onAccept, onClose }: ImproveDialogProps) {
  const [improvement, setImprovement] = useAtom(improvementAtom);
  const current = improvement !== null && improvement.draftId === draftId ? improvement : null;
  const outcome = useRunOutcome(current?.runId ?? null);
  const balance = useQuery(balanceQuery).data ?? null;
  const pricing = useQuery(pricingQuery).data;
  const price = pricing ? improvePrice(pricing.rateCard, isLongImprovement(text())) : null;
  const [wish, setWish] = useState('');
  const improving = useSpending(async ({ before, ...asked }: ImprovementWish, idempotencyKey) => ({ draftId: asked.id, runId: await send(asked, idempotencyKey), before }), { onSuccess: setImprovement, retry: false });
  const [notSaved, setNotSaved] = useState(false);
  const [saving, setSaving] = useState(false);
  const done = outcome !== null && isTerminal(outcome.status);
  const better = done && outcome.status === 'succeeded' ? improvedText(outcome.text) : '';
  const failed = done && better === '';
  const forget = (): void => setImprovement(null);
  const ask = async (expectedTotal: number): Promise<void> => {
    setNotSaved(false);
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (!saved) return setNotSaved(true);
    if (done) forget();
    improving.mutate({ ...saved, before: text(), expectedTotal, ...(wish.trim() ? { wish: wish.trim() } : {}) });
  };
  const accept = (): void => {
    onAccept(better);
    forget();
    onClose();
    toast({ tone: 'success', title: words.acceptedTitle, description: words.accepted });
  };
  const tooLong = better.length > limit;
  const instead = (): SpendDialogProps['instead'] => {
    if (better !== '') {
      return {
        size: 'lg', title: IMPROVE.reviewTitle, description: IMPROVE.reviewText,
        footer: (
          <>
            <Button onClick={() => { forget(); onClose(); }}>{IMPROVE.rejectButton}</Button>
            <Button variant="primary" disabled={tooLong} onClick={accept}>{IMPROVE.acceptButton}</Button>
          </>
        ),
        children: <>{tooLong && <Alert tone="warn">{IMPROVE.tooLong(limit)}</Alert>}{review(better, current?.before !== text())}</>,
      };
    }
    if (current === null || done) return null;
    return {
      title: IMPROVE.title, description: words.running, footer: <Button onClick={onClose}>{IMPROVE.closeButton}</Button>,
      children: (
        <div className={stack({ gap: '4' })}>
          <ProgressBar value={null} label={words.progressLabel} />
          {outcome?.text && <pre className={stream}>{outcome.text}</pre>}
          <LiveRegion>{words.progressLabel}</LiveRegion>
        </div>
      ),
    };
  };
  return (
    <SpendDialog
      size="md" title={IMPROVE.title} description={words.offer} action={failed ? IMPROVE.againAction : IMPROVE.action} icon={<Sparkles aria-hidden />} busyLabel={IMPROVE.busyLabel}
      price={price} balance={balance} spending={{ isPending: saving || improving.isPending, error: improving.error }} failure={{ refused: IMPROVE.refused, silent: IMPROVE.startUncertain }}
      onSpend={(expectedTotal) => void ask(expectedTotal)} onClose={onClose} instead={instead()}
    >
      <Field label={IMPROVE.wishLabel} optional help={words.wishHelp}>
        <Input value={wish} maxLength={300} placeholder={IMPROVE.wishPlaceholder} onChange={(event) => setWish(event.target.value)} />
      </Field>
      {notSaved && <Alert tone="bad" title={IMPROVE.saveFailedTitle}>{IMPROVE.saveFailed}</Alert>}
      {failed && <Alert tone="bad" title={outcome.status === 'failed' || outcome.status === 'blocked' ? IMPROVE.freeTitle : IMPROVE.stoppedTitle}>{outcome.problem ?? words.noResult}</Alert>}
    </SpendDialog>
  );
}

const stream = css({ textStyle: 'code', fontSize: '13', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '[40dvh]', overflowY: 'auto', padding: '3', border: 'soft', borderRadius: 'md', color: 'fg.muted' });
