import { useState } from 'react';
import * as z from 'zod/mini';
import { mutedText } from '#styled/patterns';
import { adjustTokensBody, LARGE_ADJUSTMENT } from '#contracts/admin-users.ts';
import { Alert } from '#ui/alert.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { useAdjustTokens } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { ACTION_PROBLEMS, TOKENS_DIALOG } from '../people.words.ts';

/** Reads the typed number of tokens. Returns 0, which the API refuses, for text that is not a whole number. */
function amountIn(typed: string): number {
  const amount = Number(typed.trim());
  return Number.isInteger(amount) ? amount : 0;
}

const problemOf = (typed: string): string | undefined => adjustTokensBody.shape.amount.safeParse(amountIn(typed)).error?.issues[0]?.message;
const tokensForm = z.object({
  amount: z.string().check(z.refine((typed) => problemOf(typed) === undefined, { error: ({ input }) => problemOf(String(input)) })),
  reason: adjustTokensBody.shape.reason,
});

/** Dialog in which an administrator adds tokens to a person's wallet or removes some, through the ledger. The administrator confirms a large amount. */
export function TokensDialog({ person, onClose }: ActionDialogProps) {
  const adjust = useAdjustTokens(person.id);
  // The large number of tokens that the administrator has confirmed; another number has to be confirmed again.
  const [asked, setAsked] = useState<string | null>(null);
  const form = useSchemaForm<z.input<typeof tokensForm>, z.output<typeof tokensForm>>({
    schema: tokensForm,
    defaultValues: { amount: '', reason: '' },
    send: (filled): unknown => {
      const body = { ...filled, amount: amountIn(filled.amount) };
      const large = Math.abs(body.amount) > LARGE_ADJUSTMENT;
      if (large && !confirming) return setAsked(typed);
      return adjust.mutateAsync({ ...body, ...(large && { confirmed: true }) }, {
        onSuccess: ({ user }) => {
          toast({ tone: 'success', title: TOKENS_DIALOG.toast, description: user && TOKENS_DIALOG.doneToast(person.username, user.wallet.balance) });
          onClose();
        },
      });
    },
    ...ACTION_PROBLEMS,
  });
  const values = form.watch();
  const typed = JSON.stringify(values);
  const confirming = asked === typed;
  const amount = amountIn(values.amount);
  return (
    <ActionForm form={form} title={TOKENS_DIALOG.tokensOfTitle(person.username)} description={TOKENS_DIALOG.description} action={confirming ? TOKENS_DIALOG.yesAdjustTokensAction : TOKENS_DIALOG.adjustTokensAction} busyLabel={TOKENS_DIALOG.busyLabel} danger={confirming} onClose={onClose}>
      <FormField form={form} name="amount" label={TOKENS_DIALOG.label} help={TOKENS_DIALOG.amountHelp} required>{({ text }) => <Input inputMode="numeric" autoComplete="off" {...text} />}</FormField>
      <p aria-live="polite" className={mutedText({ fontVariantNumeric: 'tabular-nums' })}>
        {TOKENS_DIALOG.nowText(person.wallet.balance)}{amount !== 0 && ` → ${(person.wallet.balance + amount).toLocaleString('en-GB')} after`}
      </p>
      <ReasonField form={form} help={TOKENS_DIALOG.reasonHelp} />
      {confirming && <Alert tone="warn" title={TOKENS_DIALOG.largeAmountTitle}>{TOKENS_DIALOG.confirmText(amount)}</Alert>}
    </ActionForm>
  );
}
