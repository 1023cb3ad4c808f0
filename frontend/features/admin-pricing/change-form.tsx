import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { column, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert, FormIssue } from '#ui/form/form.tsx';
import { momentWords } from '#ui/moment.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ConfirmPrices } from './confirm-prices.tsx';
import { EffectiveFields } from './effective-fields.tsx';
import type { PriceChange } from './price-changes.ts';
import { adminPricingQuery } from './admin-pricing.queries.ts';
import type { PriceEditing, PriceForm } from './use-price-form.ts';
import { ADMIN_PRICING, CHANGE_FORM } from './admin-pricing.words.ts';

interface ChangeFormProps<Content> {
  editing: PriceEditing & { form: PriceForm<Content> };
  /** The differences between the draft and the current prices, which a dialog asks the administrator to confirm before they are saved. */
  changes: readonly PriceChange[];
  onClose(): void;
  children: ReactNode;
}

/** The form in which an administrator edits prices: the price fields, when they take effect, and the reason. */
export function ChangeForm<Content>({ editing: { form: typed, asked, save, keepEditing, saving }, changes, onClose, children }: ChangeFormProps<Content>) {
  const client = useQueryClient();
  // The type of the price form is narrowed to effect and reason, because this component serves the forms of all three price lists.
  const form = typed as unknown as PriceForm<unknown>;
  const reload = (): void => {
    void client.invalidateQueries({ queryKey: adminPricingQuery.queryKey });
    onClose();
  };
  const action = form.watch('effectiveAt.when') === 'later' ? CHANGE_FORM.scheduleChangeAction : CHANGE_FORM.changeNowAction;
  return (
    <>
      <Form form={form} className={column({ gap: '5' })}>
        {children}
        <FormIssue form={form} name="content" />
        <EffectiveFields form={form} />
        <FormField form={form} name="reason" label={CHANGE_FORM.label} help={ADMIN_PRICING.reasonHelp} required>{({ text }) => <Textarea rows={2} maxLength={500} {...text} />}</FormField>
        <FormAlert form={form} action={form.problem?.code === 'prices_changed' ? <Button size="sm" onClick={reload}>{CHANGE_FORM.showTheLatestButton}</Button> : undefined} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>{CHANGE_FORM.cancelButton}</Button>
          <Button type="submit" variant="primary" busy={saving} busyLabel={CHANGE_FORM.busyLabel}>{action}</Button>
        </div>
      </Form>
      {asked && <ConfirmPrices changes={changes} when={asked.effectiveAt ? `from ${momentWords(asked.effectiveAt)} on` : CHANGE_FORM.atOnce} action={action} onConfirm={save} onClose={keepEditing} />}
    </>
  );
}
