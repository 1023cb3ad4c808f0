import { useState } from 'react';
import { stack } from '#styled/patterns';
import { adminLoginBody } from '#contracts/admin-access.ts';
import type { AdminLoginBody } from '#contracts/admin-access.ts';
import { ApiError, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';
import { say } from '#lib/plain-words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { ADMIN_LOGIN_FORM } from '../auth-forms.words.ts';
import { AUTH } from '../auth.words.ts';
import { CodeField } from '../code-field.tsx';
import { useAdminLogin } from './use-admin-login.ts';

/** The form for the administrators' password (docs/rules/pages.md#admin-gate). */
export function AdminLoginForm() {
  const login = useAdminLogin();
  const [wantsCode, setWantsCode] = useState(false);
  const submit = async (body: AdminLoginBody): Promise<void> => {
    try {
      const answer = await login.mutateAsync(body);
      if (!answer.success) return setWantsCode(true);
      toast({ tone: 'success', title: ADMIN_LOGIN_FORM.toast });
    } catch (error) {
      toast({ tone: 'destructive', ...words(error) });
      throw error;
    }
  };
  const form = useSchemaForm({ schema: adminLoginBody, defaultValues: { password: '' }, send: submit });
  return (
    <Form form={form} className={stack({ gap: '4', width: 'full', maxWidth: '[360px]', textAlign: 'start', marginBlockStart: '2' })}>
      {isOff(login.error) && <Alert tone="info">{messageOf(login.error, '')}</Alert>}
      <FormField form={form} name="password" label={ADMIN_LOGIN_FORM.label} required>{({ text }) => <PasswordInput autoComplete="off" {...text} />}</FormField>
      {wantsCode && <CodeField form={form} />}
      <Button type="submit" variant="magic" size="lg" block busy={form.sending} busyLabel={say(...AUTH.adminLoginBusy)}>{say(...AUTH.adminLogin)}</Button>
    </Form>
  );
}

/** Tells whether sign-in failed because the server has no administrators' password. The form then shows an alert, because no password can succeed. */
const isOff = (error: unknown): boolean => error instanceof ApiError && error.code === 'admin_gate_off';

/** Returns the toast after a refused administrators' password: the server's message, or one text when the server cannot be reached. */
function words(error: unknown): { title: string; description: string } {
  const broken = error instanceof NetworkError || error instanceof TimeoutError || (error instanceof ApiError && error.status >= 500);
  if (broken) return { title: ADMIN_LOGIN_FORM.loginFailedTitle, description: ADMIN_LOGIN_FORM.errorOccurredDuringText };
  // A server's answer without `success` counts as a refused password (docs/rules/pages.md#form-messages).
  return { title: ADMIN_LOGIN_FORM.accessDeniedTitle, description: messageOf(error, ADMIN_LOGIN_FORM.invalidAdminPasswordText) };
}
