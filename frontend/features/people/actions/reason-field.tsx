import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  help: string;
  onChange(reason: string): void;
}

/** Why: kept in the audit log, and told where the help says so. */
export const ReasonField = ({ value, error, help, onChange }: ReasonFieldProps) => (
  <Field label="Reason" help={help} error={error} required>
    <Textarea rows={2} maxLength={500} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  </Field>
);
