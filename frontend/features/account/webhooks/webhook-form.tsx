import { useId } from 'react';
import type * as z from 'zod/mini';
import { column, stack } from '#styled/patterns';
import { WEBHOOK_URL_MAX, webhookChange, webhookEvent } from '#contracts/webhooks.ts';
import type { Webhook } from '#contracts/webhooks.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Switch } from '#ui/switch.tsx';
import { toast } from '#ui/toast.tsx';
import { useChangeWebhook, useCreateWebhook } from './webhooks.mutations.ts';
import { EVENT_WORDS, WEBHOOK_FORM } from './webhooks.words.ts';

type Values = z.infer<typeof webhookChange>;

const EMPTY: Values = { url: '', events: ['run.succeeded', 'run.failed'], enabled: true };

/** The form that adds a webhook or changes one. */
export function WebhookForm({ webhook, onClose, onCreated }: { webhook: Webhook | null; onClose(): void; onCreated(secret: string): void }) {
  const formId = useId();
  const create = useCreateWebhook();
  const change = useChangeWebhook();
  const form = useSchemaForm<Values, Values>({
    schema: webhookChange,
    defaultValues: webhook === null ? EMPTY : { url: webhook.url, events: webhook.events, enabled: webhook.off === null },
    send: async (values) => {
      if (webhook === null) return onCreated((await create.mutateAsync({ url: values.url, events: values.events })).secret);
      await change.mutateAsync({ id: webhook.id, change: values });
      toast({ tone: 'success', title: WEBHOOK_FORM.savedToast });
      onClose();
    },
  });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={webhook === null ? WEBHOOK_FORM.addTitle : WEBHOOK_FORM.editTitle}
      footer={<><Button onClick={onClose}>{WEBHOOK_FORM.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={WEBHOOK_FORM.busyLabel}>{webhook === null ? WEBHOOK_FORM.addButton : WEBHOOK_FORM.saveButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="url" label={WEBHOOK_FORM.urlLabel} help={WEBHOOK_FORM.urlHelp} required>
          {({ text }) => <Input mono type="url" inputMode="url" autoComplete="off" spellCheck={false} maxLength={WEBHOOK_URL_MAX} placeholder={WEBHOOK_FORM.urlPlaceholder} {...text} />}
        </FormField>
        <FormField form={form} name="events" label={WEBHOOK_FORM.eventsLabel} group>
          {({ choice: { value, onValueChange } }) => (
            <div className={stack({ gap: '2' })}>
              {webhookEvent.options.map((event) => (
                <Checkbox key={event} help={EVENT_WORDS[event].help} checked={value.includes(event)} onCheckedChange={(on) => onValueChange(webhookEvent.options.filter((each) => (each === event ? on : value.includes(each))))}>
                  {EVENT_WORDS[event].label}
                </Checkbox>
              ))}
            </div>
          )}
        </FormField>
        {webhook !== null && (
          <FormField form={form} name="enabled" label={WEBHOOK_FORM.enabledLabel} hideLabel group>
            {({ choice: { value, onValueChange } }) => <Switch checked={value} onCheckedChange={onValueChange} help={WEBHOOK_FORM.enabledHelp}>{WEBHOOK_FORM.enabledLabel}</Switch>}
          </FormField>
        )}
      </Form>
    </Dialog>
  );
}
