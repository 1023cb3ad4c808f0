import { useState } from 'react';
import { css } from '#styled/css';
import { column, visuallyHidden } from '#styled/patterns';
import type { Account } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { useUpdateProfile } from '../account.mutations.ts';
import { FormActions } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { LinksField } from './links-field.tsx';
import { profileForm, toBody, toForm } from './profile-form.ts';
import { PROFILE_FIELDS } from '../account.words.ts';

const BIO_LIMIT = 250;

/** The form with the user's name, bio and links. */
export function ProfileFields({ account, user }: { account: Account; user: CurrentUser }) {
  const save = useUpdateProfile();
  const [unanswered] = useState(createUnansweredAction);
  const saved = ({ profile }: Pick<Account, 'profile'>): void => {
    unanswered.clear();
    form.reset(toForm(profile));
    toast({ tone: 'success', title: PROFILE_FIELDS.toast, description: PROFILE_FIELDS.savedToast });
  };
  const form = useSchemaForm({
    schema: profileForm,
    defaultValues: toForm(account.profile),
    send: (values) => {
      const body = toBody(values);
      return save.mutateAsync({ body, actionKey: unanswered.keyFor(body) }).then(saved);
    },
  });
  const { isDirty } = form;
  useUnsaved(isDirty);
  const written = form.watch('bio').trim().length;
  return (
    <Form form={form} className={column({ gap: '5' })}>
      <FormAlert form={form} />
      <FormField form={form} name="displayName" label={PROFILE_FIELDS.displayNameLabel} optional help={PROFILE_FIELDS.displayNameHelp(user.username)}>
        {({ text }) => <Input autoComplete="nickname" {...text} />}
      </FormField>
      <FormField
        form={form}
        name="bio"
        label={PROFILE_FIELDS.bioLabel}
        optional
        value={<span className={css({ color: written > BIO_LIMIT ? 'bad' : 'fg.subtle' })}>{written}<span aria-hidden>/</span><span className={visuallyHidden()}> {PROFILE_FIELDS.ofText} </span>{BIO_LIMIT}<span className={visuallyHidden()}> {PROFILE_FIELDS.charactersText}</span></span>}
      >
        {({ text }) => <Textarea grow rows={3} placeholder={PROFILE_FIELDS.bioPlaceholder} {...text} />}
      </FormField>
      <LinksField form={form} />
      <FormActions note={isDirty ? PROFILE_FIELDS.note : undefined}>
        {isDirty && <Button onClick={() => form.reset()}>{PROFILE_FIELDS.undoButton}</Button>}
        <Button type="submit" variant="primary" disabled={!isDirty} busy={form.sending} busyLabel={PROFILE_FIELDS.busyLabel}>{PROFILE_FIELDS.saveProfileButton}</Button>
      </FormActions>
    </Form>
  );
}
