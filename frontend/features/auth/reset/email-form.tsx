import * as z from 'zod/mini';
import { requestResetBody } from '#contracts/password-reset.ts';
import type { RequestResetBody } from '#contracts/password-reset.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { failureText, useRequestReset } from './reset.mutations.ts';
import { EMAIL_FORM } from '../auth-recovery.words.ts';

interface EmailFormProps {
  /** Toast and error texts of the form, which differ between the dialog and the tab (docs/rules/pages.md#form-messages). */
  words: { sent: string; sentDetail: string; failed: string; invalidEmail?: string };
  /** Called after the request for a reset email. `token` is empty, except on a single machine without email, where the server returns it. */
  onSent(token: string): void;
  children?: React.ReactNode;
}

const { email } = requestResetBody.shape;
/** Returns the schema of the reset request, with this form's own text for an invalid address. */
const formOf = (invalid: string | undefined): z.ZodMiniType<RequestResetBody, RequestResetBody> =>
  invalid === undefined ? requestResetBody : z.object({ email: z.string().check(z.refine((typed) => email.safeParse(typed).success, invalid)) });

/** The form for the email address to which the link for a new password is sent. */
export function EmailForm({ words, onSent, children }: EmailFormProps) {
  const request = useRequestReset();
  const form = useSchemaForm({
    schema: formOf(words.invalidEmail),
    defaultValues: { email: '' },
    send: (body) =>
      request.mutateAsync(body).then(
        ({ token }) => {
          toast({ tone: 'success', title: words.sent, description: words.sentDetail });
          onSent(token ?? '');
        },
        (error: unknown) => void toast({ tone: 'destructive', title: EMAIL_FORM.toast, description: failureText(error, words.failed) }),
      ),
  });
  return (
    <Form form={form} style={{ display: 'contents' }}>
      <FormField form={form} name="email" label={EMAIL_FORM.label} required>{({ text }) => <Input type="email" autoComplete="email" autoFocus {...text} />}</FormField>
      <Button type="submit" variant="magic" size="lg" block busy={form.sending} busyLabel={EMAIL_FORM.busyLabel}>{EMAIL_FORM.button}</Button>
      {children}
    </Form>
  );
}
