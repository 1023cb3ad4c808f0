import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { column, wrap } from '#styled/patterns';
import { ApiError, messageWithRetry } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { momentWords } from '#ui/moment.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { ConfirmPrices } from './confirm-prices.tsx';
import { EffectiveFields, effectiveAtOf } from './effective-fields.tsx';
import type { Effective } from './effective-fields.tsx';
import type { PriceChange } from './price-changes.ts';
import { usePriceChange } from './price-change.mutation.ts';
import type { SaveEndpoint } from './price-change.mutation.ts';
import { adminPricingQuery } from './pricing-admin.queries.ts';
import { ADMIN_PRICING, CHANGE_FORM } from './admin-pricing.words.ts';

/** What is wrong at a place of the content: `price`, `0.tokens`; nothing before the first try. */
export type IssueAt = (place: string) => string | undefined;

interface ChangeFormProps {
  endpoint: SaveEndpoint;
  /** The newest version when editing began. */
  base: number;
  /** The draft as it is, right or wrong. */
  content: unknown;
  /** What the draft changes: shown and asked about before anything is saved. */
  changes: readonly PriceChange[];
  onClose(): void;
  children(issueAt: IssueAt): ReactNode;
}

/** A draft of prices: its fields, from when it shall hold, and why. The contract's own schema says what is wrong with it. */
export function ChangeForm({ endpoint, base, content, changes, onClose, children }: ChangeFormProps) {
  const client = useQueryClient();
  const change = usePriceChange(endpoint);
  const [effective, setEffective] = useState<Effective>({ when: 'now', day: null, time: '00:00' });
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const effectiveAt = effectiveAtOf(effective);
  const parsed = endpoint.body!.safeParse({ base, effectiveAt, reason, content });
  const sent = change.error instanceof ApiError ? change.error.body : null;
  const issues: readonly { path: PropertyKey[]; message: string }[] = tried ? (parsed.success ? (sent?.issues ?? []) : parsed.error.issues) : [];
  const at = (path: string): string | undefined => issues.find((issue) => issue.path.join('.') === path)?.message;
  const whenProblem = effective.when === 'later' && effectiveAt === null ? 'Choose a day and a time' : undefined;
  const stale = sent?.code === 'prices_changed';
  const submit = (): void => {
    setTried(true);
    if (parsed.success && !whenProblem) setAsking(true);
  };
  const save = (): void => {
    setAsking(false);
    if (!parsed.success) return;
    change.mutate(parsed.data as never, {
      onSuccess: () => {
        toast({ tone: 'success', title: effectiveAt ? 'Change scheduled' : 'Prices changed', description: effectiveAt ? CHANGE_FORM.scheduledToast : CHANGE_FORM.changedToast });
        onClose();
      },
    });
  };
  const reload = (): void => {
    void client.invalidateQueries({ queryKey: adminPricingQuery.queryKey });
    onClose();
  };
  const action = effective.when === 'later' ? 'Schedule change' : 'Change now';
  return (
    <>
      <form noValidate className={column({ gap: '5' })} onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {children((place) => at(place === '' ? 'content' : `content.${place}`))}
        {at('content') && <Alert tone="bad">{at('content')}</Alert>}
        <EffectiveFields value={effective} onChange={setEffective} error={tried ? (whenProblem ?? at('effectiveAt')) : undefined} />
        <Field label="Reason" help={ADMIN_PRICING.reasonHelp} error={at('reason')} required>
          <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        </Field>
        {change.error && !sent?.issues && (
          <Alert tone="bad" action={stale ? <Button size="sm" onClick={reload}>Show the latest</Button> : undefined}>
            {messageWithRetry(change.error, ADMIN_PRICING.failed, ADMIN_PRICING.retry)}
          </Alert>
        )}
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={change.isPending} busyLabel="Saving…">{action}</Button>
        </div>
      </form>
      {asking && <ConfirmPrices changes={changes} when={effectiveAt ? `from ${momentWords(effectiveAt)} on` : 'at once'} action={action} onConfirm={save} onClose={() => setAsking(false)} />}
    </>
  );
}
