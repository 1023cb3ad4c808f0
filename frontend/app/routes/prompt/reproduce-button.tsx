import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { visuallyHidden } from '#styled/patterns';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { PromptSample } from '#contracts/prompt-samples.ts';
import { useRunPrompt } from '#features/generation/generation.mutations.ts';
import { hasUploads } from '#features/generation/run-panel/lent-inputs.ts';
import { chosenModel, initialOptions, optionsBody, priceOf, withFormLength } from '#features/generation/run-panel/run-options.ts';
import { ApiError } from '#lib/api-error.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { walletDialogAtom } from '#shared/shop/purchase.ts';
import { useAuth } from '#lib/session.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { spendingFailure } from '#shared/spending/spending-failure.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { cardFor } from '#contracts/cheapest-run.ts';
import { REPRODUCE_BUTTON } from './prompt.words.ts';

interface ReproduceButtonProps {
  prompt: PromptDetail;
  sample: PromptSample;
  /** Tokens that the prompt's creator receives for a run by this reader. */
  royalty: number;
  onStarted(runId: string): void;
}

/** A button that runs a sample again with its inputs, options, model and seed, at today's price. It starts a normal run. */
export function ReproduceButton({ prompt, sample, royalty, onStarted }: ReproduceButtonProps) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const openWallet = useSetAtom(walletDialogAtom);
  const pricing = useQuery(pricingQuery).data;
  const run = useRunPrompt();
  // The button is hidden when the sample has uploads, because only the sample's author may use those files.
  if (!pricing || (prompt.viewer.access !== 'owner' && hasUploads(prompt.form, sample.inputs))) return null;
  const card = cardFor(prompt, pricing.rateCard);
  const { quantity, length, aspect } = sample.options;
  const options = withFormLength({ ...initialOptions(prompt.contentType, { quantity, length: length ?? undefined, aspect: aspect ?? undefined }), model: chosenModel(card, prompt.contentType, sample.model.id)?.id ?? null }, prompt.form, sample.inputs as FormInputs);
  const quote = priceOf(card, prompt.contentType, options, royalty);
  if (!quote) return null;
  const start = async (): Promise<void> => {
    const body = { expectedTotal: quote.total, inputs: sample.inputs, sample: sample.id, ...optionsBody(prompt.contentType, options) };
    try {
      const started = await run.mutateAsync({ promptId: prompt.id, ...body });
      onStarted(started.id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 402) openWallet(true);
      const { title, text } = spendingFailure(error, { refused: REPRODUCE_BUTTON.refused, silent: REPRODUCE_BUTTON.silent });
      toast({ tone: 'destructive', title, description: text });
    }
  };
  return (
    <Button size="sm" busy={run.isPending} busyLabel="Starting…" onClick={() => (user ? void start() : openAuth({ tab: 'register', resume: () => void start() }))}>
      Reproduce · {tokenWords(quote.total)}
      <span className={visuallyHidden()}>: {sample.caption || 'sample'}</span>
    </Button>
  );
}
