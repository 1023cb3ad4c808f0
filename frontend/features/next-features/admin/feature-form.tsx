import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { column, wrap } from '#styled/patterns';
import { createFeature, featureDraft, updateFeature } from '#contracts/next-features.ts';
import type { AdminFeature, FeatureDraft } from '#contracts/next-features.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { STATUS_NAMES } from '../feature-status.tsx';
import { adminFeaturesQuery, useFeatureChange } from './features-admin.queries.ts';
import { FEATURE_FORM } from '../next-features.words.ts';

const STATUSES = (['voting', 'in_progress', 'completed'] as const).map((value) => ({ value, label: STATUS_NAMES[value] }));
const EMPTY: FeatureDraft = { title: '', description: '', status: 'voting', estimatedCompletion: null, visible: true };

interface FeatureFormProps {
  /** The next feature to edit; null for a new one. */
  feature: AdminFeature | null;
  onClose(): void;
}

/** Form in which administrators edit one next feature. It edits the feature as it was when the form was opened, even if newer data arrives. */
export function FeatureForm({ feature, onClose }: FeatureFormProps) {
  const client = useQueryClient();
  const create = useFeatureChange(createFeature);
  const update = useFeatureChange(updateFeature);
  const save = async (draft: FeatureDraft): Promise<void> => {
    if (feature) await update.mutateAsync({ params: { id: feature.id }, body: { ...draft, revision: feature.revision } });
    else await create.mutateAsync({ params: undefined, body: draft });
    toast({ tone: 'success', title: feature ? FEATURE_FORM.featureChangedToast : FEATURE_FORM.featureAddedToast, description: completes ? FEATURE_FORM.completedToast : draft.visible ? FEATURE_FORM.visibleToast : FEATURE_FORM.hiddenToast });
    onClose();
  };
  const form = useSchemaForm({ schema: featureDraft, defaultValues: feature ? draftOf(feature) : EMPTY, send: save });
  const completes = form.watch('status') === 'completed' && feature !== null && feature.status !== 'completed';
  const showLatest = (): void => {
    void client.invalidateQueries({ queryKey: adminFeaturesQuery.queryKey });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={feature ? FEATURE_FORM.editFeatureTitle : FEATURE_FORM.newFeatureTitle} size="md">
      <Form form={form} className={column({ gap: '4' })}>
        <FormField form={form} name="title" label={FEATURE_FORM.titleLabel} required>{({ text }) => <Input autoComplete="off" maxLength={100} {...text} />}</FormField>
        <FormField form={form} name="description" label={FEATURE_FORM.descriptionLabel} required>{({ text }) => <Textarea rows={4} maxLength={1000} {...text} />}</FormField>
        <FormField form={form} name="status" label={FEATURE_FORM.statusLabel}>{({ choice }) => <Select options={STATUSES} {...choice} />}</FormField>
        {completes && feature.votes > 0 && <Alert tone="info">{FEATURE_FORM.completionNote(feature.votes)}</Alert>}
        <FormField form={form} name="estimatedCompletion" label={FEATURE_FORM.estimatedCompletionLabel} help={FEATURE_FORM.estimateHelp} optional>
          {({ text, choice }) => <Input autoComplete="off" maxLength={60} {...text} onChange={(event) => choice.onValueChange(event.currentTarget.value.trim() === '' ? null : event.currentTarget.value)} />}
        </FormField>
        <Controller control={form.control} name="visible" render={({ field }) => <Switch checked={field.value} onCheckedChange={field.onChange} help={FEATURE_FORM.visibleHelp}>{FEATURE_FORM.visibleLabel}</Switch>} />
        <FormAlert form={form} action={form.problem?.code === 'feature_changed' ? <Button size="sm" onClick={showLatest}>{FEATURE_FORM.showTheLatestButton}</Button> : undefined} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>{FEATURE_FORM.cancelButton}</Button>
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={FEATURE_FORM.busyLabel}>{feature ? 'Save' : FEATURE_FORM.addFeatureButton}</Button>
        </div>
      </Form>
    </Dialog>
  );
}

const draftOf = ({ title, description, status, estimatedCompletion, visible }: AdminFeature): FeatureDraft => ({ title, description, status, estimatedCompletion, visible });
