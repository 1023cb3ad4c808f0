import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { column, wrap } from '#styled/patterns';
import { changeFlag, MOST_NAMED } from '#contracts/flags.ts';
import type { AdminFlag, FlagAudience } from '#contracts/flags.ts';
import { ApiError } from '#lib/api-error.ts';
import { placeError } from '#lib/place-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import { toast } from '#ui/toast.tsx';
import { FLAG_FORM } from '../operations.words.ts';
import { FlagValueField } from './flag-value-field.tsx';
import { AUDIENCES, flagState, PLANS } from './flag-words.ts';
import { adminFlagsQuery, useFlagChange } from './flags.queries.ts';

// One field for each part of every audience, so that a choice that is taken back keeps what was typed.
const audienceForm = z.object({
  type: z.enum(['everyone', 'staff', 'plan', 'users', 'share']),
  plan: z.enum(['free', 'pro']),
  usernames: z.array(z.string()),
  percent: z.int(FLAG_FORM.percentProblem).check(z.gte(1, FLAG_FORM.percentProblem), z.lte(99, FLAG_FORM.percentProblem)),
});
const flagForm = z.object({
  value: changeFlag.body!.shape.value,
  audience: audienceForm.check(z.refine(({ type, usernames }) => type !== 'users' || usernames.length > 0, { path: ['usernames'], error: FLAG_FORM.namesProblem })),
});
type FlagFormValues = z.infer<typeof flagForm>;
const FIELDS = ['value', 'audience.usernames', 'audience.percent'] as const;

/** A flag in edit: what was there when editing began is what is edited, whatever arrives meanwhile. */
export function FlagForm({ flag, onClose }: { flag: AdminFlag; onClose(): void }) {
  const [{ name, label, kind, revision, value, audience }] = useState(flag);
  const client = useQueryClient();
  const change = useFlagChange(name);
  const [problem, setProblem] = useState<{ words: string; stale: boolean } | null>(null);
  const { control, handleSubmit, setError, watch, formState: { errors, isSubmitting } } = useForm<FlagFormValues>({ resolver: zodResolver(flagForm), defaultValues: { value, audience: partsOf(audience) } });
  const type = watch('audience.type');
  const submit = handleSubmit((form) => {
    setProblem(null);
    const setting = { value: form.value, audience: audienceOf(form.audience) };
    return change.mutateAsync({ ...setting, revision }).then(
      () => {
        toast({ tone: 'success', title: 'Flag changed', description: `${flagState(setting)}. ${FLAG_FORM.delayNote}` });
        onClose();
      },
      (error: unknown) => {
        const words = placeError(error, FIELDS, setError);
        if (words) setProblem({ words, stale: error instanceof ApiError && error.code === 'flag_changed' });
      },
    );
  });
  const showLatest = (): void => {
    void client.invalidateQueries({ queryKey: adminFlagsQuery.queryKey });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={label} description={flag.description} size="md">
      <form noValidate className={column({ gap: '4' })} onSubmit={(event) => void submit(event)}>
        <Controller control={control} name="value" render={({ field }) => <FlagValueField kind={kind} value={field.value} onValueChange={field.onChange} error={errors.value?.message} />} />
        <Field label="For" help={FLAG_FORM.audienceHelp}>
          <Controller control={control} name="audience.type" render={({ field }) => <Select options={AUDIENCES} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />} />
        </Field>
        {type === 'plan' && (
          <Field label="Plan">
            <Controller control={control} name="audience.plan" render={({ field }) => <Select options={PLANS} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />} />
          </Field>
        )}
        {type === 'users' && (
          <Field label="Usernames" error={errors.audience?.usernames?.message} required>
            <Controller control={control} name="audience.usernames" render={({ field }) => <TagsInput max={MOST_NAMED} placeholder="Add a username" value={field.value} onValueChange={field.onChange} />} />
          </Field>
        )}
        {type === 'share' && (
          <Field label="Percent of accounts" help={FLAG_FORM.shareHelp} error={errors.audience?.percent?.message} required>
            <Controller control={control} name="audience.percent" render={({ field }) => <NumberInput min={1} max={99} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />} />
          </Field>
        )}
        {problem && <Alert tone="bad" action={problem.stale ? <Button size="sm" onClick={showLatest}>Show the latest</Button> : undefined}>{problem.words}</Alert>}
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="Saving…">Save</Button>
        </div>
      </form>
    </Dialog>
  );
}

const partsOf = (audience: FlagAudience): FlagFormValues['audience'] => ({ plan: 'pro', usernames: [], percent: 10, ...audience });

function audienceOf({ type, plan, usernames, percent }: FlagFormValues['audience']): FlagAudience {
  switch (type) {
    case 'plan':
      return { type, plan };
    case 'users':
      return { type, usernames };
    case 'share':
      return { type, percent };
    default:
      return { type };
  }
}
