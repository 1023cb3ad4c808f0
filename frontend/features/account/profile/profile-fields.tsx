import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from '#styled/css';
import { column, visuallyHidden } from '#styled/patterns';
import type { Account } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { useUpdateProfile } from '../account.mutations.ts';
import { placeError } from '#lib/place-error.ts';
import { FormActions } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { LinksField } from './links-field.tsx';
import { profileForm, toBody, toForm } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { PROFILE_FIELDS } from '../account.words.ts';

const BIO_LIMIT = 250;

/** Name, bio and links. */
export function ProfileFields({ account, user }: { account: Account; user: CurrentUser }) {
  const save = useUpdateProfile();
  const [unanswered] = useState(createUnansweredAction);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<ProfileForm>({ resolver: zodResolver(profileForm), defaultValues: toForm(account.profile) });
  const { register, formState: { errors, isDirty } } = form;
  useUnsaved(isDirty);
  const submit = form.handleSubmit((values) => {
    const body = toBody(values);
    setProblem(null);
    return save.mutateAsync({ body, actionKey: unanswered.keyFor(body) }).then(
      (saved) => {
        unanswered.settle();
        form.reset(toForm(saved.profile));
        toast({ tone: 'success', title: 'Profile saved', description: PROFILE_FIELDS.savedToast });
      },
      (error: unknown) => setProblem(placeError(error, ['displayName', 'bio', 'links'], form.setError)),
    );
  });
  const written = form.watch('bio').trim().length;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={column({ gap: '5' })}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Field label="Display name" optional error={errors.displayName?.message} help={PROFILE_FIELDS.displayNameHelp(user.username)}>
        <Input autoComplete="nickname" {...register('displayName')} />
      </Field>
      <Field
        label="Bio"
        optional
        error={errors.bio?.message}
        value={<span className={css({ color: written > BIO_LIMIT ? 'bad' : 'fg.subtle' })}>{written}<span aria-hidden>/</span><span className={visuallyHidden()}> of </span>{BIO_LIMIT}<span className={visuallyHidden()}> characters</span></span>}
      >
        <Textarea grow rows={3} placeholder={PROFILE_FIELDS.bioPlaceholder} {...register('bio')} />
      </Field>
      <LinksField form={form} />
      <FormActions note={isDirty ? 'Not saved yet' : undefined}>
        {isDirty && <Button onClick={() => { form.reset(); setProblem(null); }}>Undo</Button>}
        <Button type="submit" variant="primary" disabled={!isDirty} busy={save.isPending} busyLabel="Saving…">Save profile</Button>
      </FormActions>
    </form>
  );
}
