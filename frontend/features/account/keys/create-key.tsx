import { useId } from 'react';
import * as z from 'zod/mini';
import { column, stack, twoColumns } from '#styled/patterns';
import { API_KEY_DAYS, API_KEY_NAME_MAX, apiKeyBody, apiScope } from '#contracts/api-keys.ts';
import type { ApiScope } from '#contracts/api-keys.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { useCreateKey } from './keys.mutations.ts';
import { CREATE, SCOPE_WORDS } from './keys.words.ts';

const formSchema = z.extend(z.pick(apiKeyBody, { name: true, scopes: true, perRun: true, perDay: true }), { ends: z.enum(['7', '30', '90', '365', 'never']) });
type KeyForm = z.infer<typeof formSchema>;

const EMPTY: KeyForm = { name: '', scopes: ['read', 'run'], perRun: 20, perDay: 50, ends: '90' };
const ENDS = [...API_KEY_DAYS.map((days) => ({ value: `${days}` as const, label: CREATE.ends[days] })), { value: 'never' as const, label: CREATE.ends.never }];
const daysOf = (ends: KeyForm['ends']) => API_KEY_DAYS.find((days) => `${days}` === ends) ?? null;
const ORDER: readonly ApiScope[] = ['run', 'read', 'prompts', 'chat'];

/** The form in which a member makes an API key with name, scopes, daily limit and expiry. */
export function CreateKey({ onClose, onCreated }: { onClose(): void; onCreated(secret: string): void }) {
  const formId = useId();
  const create = useCreateKey();
  const form = useSchemaForm<KeyForm, KeyForm>({
    schema: formSchema, defaultValues: EMPTY,
    send: async ({ ends, ...body }) => onCreated((await create.mutateAsync({ ...body, expiresInDays: daysOf(ends) })).secret),
  });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={CREATE.title}
      footer={<><Button onClick={onClose}>{CREATE.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={CREATE.busyLabel}>{CREATE.submitButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="name" label={CREATE.nameLabel} help={CREATE.nameHelp} required>{({ text }) => <Input autoComplete="off" maxLength={API_KEY_NAME_MAX} {...text} />}</FormField>
        <FormField form={form} name="scopes" label={CREATE.scopesLabel} group>
          {({ choice: { value, onValueChange } }) => (
            <div className={stack({ gap: '2' })}>
              {ORDER.map((scope) => (
                <Checkbox key={scope} help={SCOPE_WORDS[scope].help} checked={value.includes(scope)} onCheckedChange={(on) => onValueChange(apiScope.options.filter((each) => (each === scope ? on : value.includes(each))))}>
                  {SCOPE_WORDS[scope].label}
                </Checkbox>
              ))}
            </div>
          )}
        </FormField>
        <div className={pair}>
          <FormField form={form} name="perRun" label={CREATE.perRunLabel} help={CREATE.perRunHelp}>{({ choice: { value, onValueChange } }) => <NumberInput min={1} max={100_000} value={value} onValueChange={(next) => onValueChange(next ?? 1)} />}</FormField>
          <FormField form={form} name="perDay" label={CREATE.dayLabel} help={CREATE.dayHelp} optional>{({ choice: { value, onValueChange } }) => <NumberInput min={1} max={100_000} value={value} onValueChange={onValueChange} />}</FormField>
        </div>
        <FormField form={form} name="ends" label={CREATE.endsLabel}>{({ choice }) => <Select options={ENDS} {...choice} />}</FormField>
      </Form>
    </Dialog>
  );
}

const pair = twoColumns({ gap: '4' });
