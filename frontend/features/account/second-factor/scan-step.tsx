import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { css } from '#styled/css';
import { mutedText, stack, wrap } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { confirmSecondFactor, type startSecondFactor } from '#contracts/second-factor.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { SCAN_STEP } from '../account-security.words.ts';

interface ScanStepProps {
  /** DOM id of this form, by which the submit button in the dialog's footer submits it. */
  id: string;
  setup: ResponseOf<typeof startSecondFactor>;
  onSubmit(code: string): Promise<unknown>;
}

/** The step of the second factor's setup that shows the secret as QR code and text, and asks for the first code of the authenticator. */
export function ScanStep({ id, setup, onSubmit }: ScanStepProps) {
  const form = useSchemaForm({ schema: confirmSecondFactor.body, defaultValues: { code: '' }, send: ({ code }) => onSubmit(code) });
  return (
    <Form form={form} id={id} className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }, alignItems: 'start', justifyItems: { base: 'center', sm: 'stretch' } })}>
      <img src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`} alt={SCAN_STEP.qrCodeAlt} width={180} height={180} className={css({ borderRadius: 'md', backgroundColor: 'white', padding: '2' })} />
      <div className={stack({ gap: '4', width: 'full', minWidth: '0' })}>
        <FormAlert form={form} />
        <Secret secret={setup.secret} />
        <FormField form={form} name="code" label={SCAN_STEP.label} required>
          {({ text }) => <Input mono autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={6} placeholder="123456" {...text} />}
        </FormField>
      </div>
    </Form>
  );
}

/** The authenticator's secret as text with a copy button, for a person whose camera cannot scan the QR code. */
function Secret({ secret }: { secret: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(secret).then(() => setCopied(true), () => setCopied(false));
  return (
    <div className={stack({ gap: '1.5' })}>
      <p className={mutedText()}>{SCAN_STEP.withoutCameraTypeText}</p>
      <div className={wrap({ alignItems: 'center', gap: '2' })}>
        <code className={css({ fontFamily: 'mono', fontSize: '13', backgroundColor: 'raised', borderRadius: 'sm', paddingInline: '2', paddingBlock: '1', overflowWrap: 'anywhere' })}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button size="sm" icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>
      </div>
    </div>
  );
}
