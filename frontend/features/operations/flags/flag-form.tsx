import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { column, wrap } from '#styled/patterns';
import { changeFlag, MOST_NAMED } from '#contracts/flags.ts';
import type { AdminFlag, FlagAudience } from '#contracts/flags.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import { toast } from '#ui/toast.tsx';
import { FLAG_FORM } from '../operations.words.ts';
import { FlagValueField } from './flag-value-field.tsx';
import { AUDIENCES, flagState, PLANS } from './flag-words.ts';
import { adminFlagsQuery, useFlagChange } from './flags.queries.ts';

// The form of a feature flag keeps a field for every kind of audience. So an administrator who changes the kind and back finds what was typed.
const audienceForm = z.object({
  type: z.enum(['everyone', 'staff', 'plan', 'users', 'share']),
  plan: z.enum(['free', 'pro']),
  usernames: z.array(z.string()),
  percent: z.int(FLAG_FORM.percentProblem).check(z.gte(1, FLAG_FORM.percentProblem), z.lte(99, FLAG_FORM.percentProblem)),
});
const flagForm = z.object({
  value: changeFlag.body.shape.value,
  audience: audienceForm.check(z.refine(({ type, usernames }) => type !== 'users' || usernames.length > 0, { path: ['usernames'], error: FLAG_FORM.namesProblem })),
});
export type FlagFormValues = z.infer<typeof flagForm>;

/** Form for one feature flag. It edits the flag as it was when the form was opened, even if newer data arrives. */
export function FlagForm({ flag, onClose }: { flag: AdminFlag; onClose(): void }) {
  const [{ name, label, kind, revision, value, audience }] = useState(flag);
  const client = useQueryClient();
  const change = useFlagChange(name);
  const save = async (typed: FlagFormValues): Promise<void> => {
    const setting = { value: typed.value, audience: audienceOf(typed.audience) };
    await change.mutateAsync({ ...setting, revision });
    toast({ tone: 'success', title: FLAG_FORM.toast, description: `${flagState(setting)}. ${FLAG_FORM.delayNote}` });
    onClose();
  };
  const form = useSchemaForm({ schema: flagForm, defaultValues: { value, audience: partsOf(audience) }, send: save });
  const type = form.watch('audience.type');
  const showLatest = (): void => {
    void client.invalidateQueries({ queryKey: adminFlagsQuery.queryKey });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={label} description={flag.description} size="md">
      <Form form={form} className={column({ gap: '4' })}>
        <FlagValueField kind={kind} form={form} />
        <FormField form={form} name="audience.type" label={FLAG_FORM.forLabel} help={FLAG_FORM.audienceHelp}>{({ choice }) => <Select options={AUDIENCES} {...choice} />}</FormField>
        {type === 'plan' && <FormField form={form} name="audience.plan" label={FLAG_FORM.planLabel}>{({ choice }) => <Select options={PLANS} {...choice} />}</FormField>}
        {type === 'users' && (
          <FormField form={form} name="audience.usernames" label={FLAG_FORM.usernamesLabel} required>{({ choice }) => <TagsInput max={MOST_NAMED} placeholder={FLAG_FORM.placeholder} {...choice} />}</FormField>
        )}
        {type === 'share' && (
          <FormField form={form} name="audience.percent" label={FLAG_FORM.percentOfAccountsLabel} help={FLAG_FORM.shareHelp} required>
            {({ choice }) => <NumberInput min={1} max={99} value={choice.value} onValueChange={(percent) => choice.onValueChange(percent as number)} onBlur={choice.onBlur} />}
          </FormField>
        )}
        <FormAlert form={form} action={form.problem?.code === 'flag_changed' ? <Button size="sm" onClick={showLatest}>{FLAG_FORM.showTheLatestButton}</Button> : undefined} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>{FLAG_FORM.cancelButton}</Button>
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={FLAG_FORM.busyLabel}>{FLAG_FORM.saveButton}</Button>
        </div>
      </Form>
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
