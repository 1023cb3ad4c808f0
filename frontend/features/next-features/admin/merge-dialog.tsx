import { useId } from 'react';
import * as z from 'zod/mini';
import { column, mutedText } from '#styled/patterns';
import { mergeFeature } from '#contracts/next-features.ts';
import type { AdminFeature } from '#contracts/next-features.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { useFeatureChange } from './features-admin.queries.ts';
import { MERGE_DIALOG, NEXT_FEATURES } from '../next-features.words.ts';

interface MergeDialogProps {
  /** The duplicate next feature, which the merge removes. */
  feature: AdminFeature;
  others: readonly AdminFeature[];
  onClose(): void;
}

const mergeForm = z.object({ into: z.string(MERGE_DIALOG.targetMissing) });

/** Dialog in which an administrator merges a duplicate next feature into another one, together with its votes. */
export function MergeDialog({ feature, others, onClose }: MergeDialogProps) {
  const formId = useId();
  const merge = useFeatureChange(mergeFeature);
  const onSuccess = (): void => {
    toast({ tone: 'success', title: MERGE_DIALOG.toast, description: MERGE_DIALOG.mergedToast(feature.title, target?.title) });
    onClose();
  };
  const form = useSchemaForm<{ into: string | null }, { into: string }>({
    schema: mergeForm,
    defaultValues: { into: null },
    send: ({ into }) => merge.mutateAsync({ params: { id: feature.id }, body: { into, revision: feature.revision } }, { onSuccess }),
    failed: NEXT_FEATURES.failed,
  });
  const into = form.watch('into');
  const target = others.find(({ id }) => id === into);
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={MERGE_DIALOG.title(feature.title)}
      description={MERGE_DIALOG.description}
      footer={<><Button onClick={onClose}>{MERGE_DIALOG.cancelButton}</Button><Button type="submit" form={formId} variant="dangerSolid" busy={form.sending} busyLabel={MERGE_DIALOG.busyLabel}>{MERGE_DIALOG.mergeButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '3' })}>
        <FormField form={form} name="into" label={MERGE_DIALOG.label} required>
          {({ choice }) => <Select placeholder={MERGE_DIALOG.placeholder} options={others.map(({ id, title }) => ({ value: id, label: title }))} {...choice} />}
        </FormField>
        {target && <p className={mutedText()}>{MERGE_DIALOG.voteCounts(feature.votes, target.votes)}</p>}
        {target?.status === 'completed' && <Alert tone="info">{MERGE_DIALOG.completedNote(target.title)}</Alert>}
        <FormAlert form={form} />
      </Form>
    </Dialog>
  );
}
