import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { column, wrap } from '#styled/patterns';
import { createFeature, featureDraft, updateFeature } from '#contracts/next-features.ts';
import type { AdminFeature, FeatureDraft } from '#contracts/next-features.ts';
import { ApiError } from '#lib/api-error.ts';
import { placeError } from '#lib/place-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
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
const FIELDS = ['title', 'description', 'status', 'estimatedCompletion', 'visible'] as const;

interface FeatureFormProps {
  /** Null for a new one. */
  feature: AdminFeature | null;
  onClose(): void;
}

/** A feature in edit: what was there when editing began is what is edited, whatever arrives meanwhile. */
export function FeatureForm({ feature, onClose }: FeatureFormProps) {
  const client = useQueryClient();
  const create = useFeatureChange(createFeature);
  const update = useFeatureChange(updateFeature);
  const [problem, setProblem] = useState<{ words: string; stale: boolean } | null>(null);
  const { register, control, handleSubmit, setError, watch, formState: { errors, isSubmitting } } = useForm<FeatureDraft>({ resolver: zodResolver(featureDraft), defaultValues: feature ? draftOf(feature) : EMPTY });
  const completes = watch('status') === 'completed' && feature !== null && feature.status !== 'completed';
  const submit = handleSubmit((draft) => {
    setProblem(null);
    const saved = feature ? update.mutateAsync({ params: { id: feature.id }, body: { ...draft, revision: feature.revision } }) : create.mutateAsync({ params: undefined, body: draft });
    return saved.then(
      () => {
        toast({ tone: 'success', title: feature ? 'Feature changed' : 'Feature added', description: completes ? FEATURE_FORM.completedToast : draft.visible ? FEATURE_FORM.visibleToast : FEATURE_FORM.hiddenToast });
        onClose();
      },
      (error: unknown) => {
        const words = placeError(error, FIELDS, setError);
        if (words) setProblem({ words, stale: error instanceof ApiError && error.code === 'feature_changed' });
      },
    );
  });
  const showLatest = (): void => {
    void client.invalidateQueries({ queryKey: adminFeaturesQuery.queryKey });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={feature ? 'Edit feature' : 'New feature'} size="md">
      <form noValidate className={column({ gap: '4' })} onSubmit={(event) => void submit(event)}>
        <Field label="Title" error={errors.title?.message} required><Input autoComplete="off" maxLength={100} {...register('title')} /></Field>
        <Field label="Description" error={errors.description?.message} required><Textarea rows={4} maxLength={1000} {...register('description')} /></Field>
        <Field label="Status" error={errors.status?.message}>
          <Controller control={control} name="status" render={({ field }) => <Select options={STATUSES} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />} />
        </Field>
        {completes && feature.votes > 0 && <Alert tone="info">{FEATURE_FORM.completionNote(feature.votes)}</Alert>}
        <Field label="Estimated completion" help={FEATURE_FORM.estimateHelp} error={errors.estimatedCompletion?.message} optional>
          <Input autoComplete="off" maxLength={60} {...register('estimatedCompletion', { setValueAs: (typed: string | null) => typed?.trim() || null })} />
        </Field>
        <Switch {...register('visible')} help={FEATURE_FORM.visibleHelp}>Visible</Switch>
        {problem && <Alert tone="bad" action={problem.stale ? <Button size="sm" onClick={showLatest}>Show the latest</Button> : undefined}>{problem.words}</Alert>}
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="Saving…">{feature ? 'Save' : 'Add feature'}</Button>
        </div>
      </form>
    </Dialog>
  );
}

const draftOf = ({ title, description, status, estimatedCompletion, visible }: AdminFeature): FeatureDraft => ({ title, description, status, estimatedCompletion, visible });
