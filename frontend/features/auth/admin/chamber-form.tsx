import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { stack } from '#styled/patterns';
import { adminLoginBody } from '#contracts/admin-access.ts';
import type { AdminLoginBody } from '#contracts/admin-access.ts';
import { ApiError, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';
import { say } from '#lib/plain-words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { AUTH } from '../auth.words.ts';
import { CodeField } from '../code-field.tsx';
import { useAdminLogin } from './use-admin-login.ts';

/** The password form of the Wizard's Chamber (docs/rules/pages.md#admin-gate). */
export function ChamberForm() {
  const login = useAdminLogin();
  const [wantsCode, setWantsCode] = useState(false);
  const { register, handleSubmit, formState, setError, setValue } = useForm<AdminLoginBody>({
    resolver: zodResolver(adminLoginBody),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit((body) =>
    login.mutateAsync(body).then(
      (answer) => {
        if (!answer.success) return setWantsCode(true);
        toast({ tone: 'success', title: 'Admin access granted' });
      },
      (error: unknown) => {
        placeIssues(error, (field, message) => setError(field, { message }));
        toast({ tone: 'destructive', ...words(error) });
      },
    ),
  );
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={stack({ gap: '4', width: 'full', maxWidth: '[360px]', textAlign: 'start', marginBlockStart: '2' })}>
      {isOff(login.error) && <Alert tone="info">{messageOf(login.error, '')}</Alert>}
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="off" {...register('password')} />
      </Field>
      {wantsCode && <CodeField error={errors.code?.message} onCode={(code) => setValue('code', code, { shouldValidate: errors.code !== undefined })} />}
      <Button type="submit" variant="magic" size="lg" block busy={login.isPending} busyLabel={say(...AUTH.adminLoginBusy)}>{say(...AUTH.adminLogin)}</Button>
    </form>
  );
}

/** The server has no such password: trying another one is of no use, so this stays on the page. */
const isOff = (error: unknown): boolean => error instanceof ApiError && error.code === 'admin_gate_off';

/** The toast of a failed try: one text when the server cannot be reached, else the server's own words. */
function words(error: unknown): { title: string; description: string } {
  const broken = error instanceof NetworkError || error instanceof TimeoutError || (error instanceof ApiError && error.status >= 500);
  if (broken) return { title: 'Login failed', description: 'An error occurred during login' };
  // An answer that does not say success counts as a refusal (docs/rules/pages.md#form-messages).
  return { title: 'Access denied', description: messageOf(error, 'Invalid admin password') };
}

function placeIssues(error: unknown, place: (field: 'password' | 'code', message: string) => void): void {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  for (const { path, message } of issues) if (path[0] === 'password' || path[0] === 'code') place(path[0], message);
}
