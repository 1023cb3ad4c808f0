import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { labelVersion, listVersions } from '#contracts/prompt-versions.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { TagsInput } from '#ui/tags-input.tsx';
import { LABEL_BUTTON, PROMPT_VERSIONS } from '../prompt-versions.words.ts';
import { must } from '#contracts/must.ts';

/** Largest number of labels of a prompt's version, and of letters of a label (contracts/prompt-versions.ts). */
const MOST = 8;
const LETTERS = 30;

/** Button with which the author labels a version of the prompt, such as "stable" or "holiday". A label belongs to one version at a time. */
export function LabelButton({ promptId, version }: { promptId: string; version: Pick<VersionCard, 'version' | 'labels'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>{LABEL_BUTTON.setLabelButton}</Button>
      {open && <LabelDialog promptId={promptId} version={version} onClose={() => setOpen(false)} />}
    </>
  );
}

function LabelDialog({ promptId, version: { version, labels: before }, onClose }: { promptId: string; version: Pick<VersionCard, 'version' | 'labels'>; onClose(): void }) {
  const client = useQueryClient();
  const formId = useId();
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof labelVersion>) => call(labelVersion, { params: { id: promptId, version: version as never }, body, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listVersions.path, promptId] });
      onClose();
    },
  });
  const form = useSchemaForm({ schema: must(labelVersion.body, 'the body of labels'), defaultValues: { labels: before }, send: (body) => save.mutateAsync(body), failed: PROMPT_VERSIONS.failed });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={LABEL_BUTTON.title(version)} description={LABEL_BUTTON.description}
      footer={<><Button onClick={onClose}>{LABEL_BUTTON.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={LABEL_BUTTON.busyLabel}>{LABEL_BUTTON.saveLabelsButton}</Button></>}
    >
      <Form form={form} id={formId}>
        <FormField form={form} name="labels" label={LABEL_BUTTON.label} group>{({ choice }) => <TagsInput max={MOST} maxLength={LETTERS} placeholder={LABEL_BUTTON.placeholder} {...choice} />}</FormField>
        <FormAlert form={form} />
      </Form>
    </Dialog>
  );
}
