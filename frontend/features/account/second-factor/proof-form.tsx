import { stack } from '#styled/patterns';
import { secondFactorProof } from '#contracts/second-factor.ts';
import type { SecondFactorProof } from '#contracts/second-factor.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { PROOF_FORM } from '../account-security.words.ts';
import { ACCOUNT } from '../account.words.ts';

interface ProofFormProps {
  /** DOM id of this form, by which the submit button in the dialog's footer submits it. */
  id: string;
  onSubmit(proof: SecondFactorProof): Promise<unknown>;
}

/** The form for password and code, which turning off the second factor and renewing its recovery codes both require. */
export function ProofForm({ id, onSubmit }: ProofFormProps) {
  const form = useSchemaForm({ schema: secondFactorProof, defaultValues: { password: '', code: '' }, send: onSubmit });
  return (
    <Form form={form} id={id} className={stack({ gap: '4' })}>
      <FormAlert form={form} />
      <FormField form={form} name="password" label={PROOF_FORM.yourPasswordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
      <FormField form={form} name="code" label={PROOF_FORM.codeLabel} help={ACCOUNT.codeHelp} required>
        {({ text }) => <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...text} />}
      </FormField>
    </Form>
  );
}
