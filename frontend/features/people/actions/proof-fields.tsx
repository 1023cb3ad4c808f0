import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAuth } from '#lib/session.ts';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { PROOF_FIELDS } from '../erasure.words.ts';

/** What the fields hold: empty where the administrator has no password, or no second factor. */
export const proofShape = { password: z.string(), code: z.string() };
type Proof = { password: string; code: string };

/** The proof for the request: what was left empty is left out. */
export const proofOf = ({ password, code }: Proof): Partial<Proof> => ({ ...(password !== '' && { password }), ...(code.trim() !== '' && { code: code.trim() }) });

/** Asks who is at the screen, before an action that opens or ends the account of another person. */
export function ProofFields<Values extends Proof>({ form }: { form: SchemaForm<Values> }) {
  const { user } = useAuth();
  return (
    <>
      <FormField form={form} name={'password' as FieldPath<Values>} label={user?.elevatedUntil ? PROOF_FIELDS.adminPasswordLabel : PROOF_FIELDS.ownPasswordLabel} required>
        {({ text }) => <PasswordInput autoComplete="current-password" {...text} />}
      </FormField>
      {user?.secondFactor && (
        <FormField form={form} name={'code' as FieldPath<Values>} label={PROOF_FIELDS.codeLabel} required>
          {({ text }) => <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...text} />}
        </FormField>
      )}
    </>
  );
}
