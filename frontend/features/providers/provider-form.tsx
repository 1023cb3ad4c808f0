import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Plus, Zap } from 'lucide-react';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import type { ContentType } from '#contracts/primitives.ts';
import { MOST_PROVIDER_MODELS } from '#contracts/providers.ts';
import type { ProviderInput, ProviderState, ProviderTest } from '#contracts/providers.ts';
import { durationWords } from '#lib/duration-words.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';
import { testProblem } from './field-issues.ts';
import { ModelFields } from './model-fields.tsx';
import { draftOf, inputOf, NEW_MODEL, providerDraft } from './provider-draft.ts';
import type { ProviderDraft } from './provider-draft.ts';
import { useProviderTest } from './providers.mutations.ts';
import { PROVIDER_FORM, PROVIDER_SECTION, TEST_OUTCOME } from './providers.words.ts';

interface ProviderFormProps {
  type: ContentType;
  /** The provider of outputs to edit; null for a new one. */
  before: ProviderState | null;
  /** Ids of the providers that exist for this content type, which a new provider cannot take. */
  taken: readonly string[];
  save(input: ProviderInput): Promise<unknown>;
  remove: (() => Promise<unknown>) | null;
  onClose(): void;
}

/** Form in which administrators edit one provider. It edits the provider as it was when the form was opened, even if newer data arrives. */
export function ProviderForm({ type, before: given, taken, save, remove, onClose }: ProviderFormProps) {
  const [before] = useState(given);
  const test = useProviderTest(type);
  const [asksRemoval, setAsksRemoval] = useState(false);
  const form = useSchemaForm<ProviderDraft, ProviderDraft>({ schema: providerDraft, defaultValues: draftOf(before), send: (draft) => save(inputOf(draft, before, taken)).then(onClose) });
  const { fields, append, remove: drop } = useFieldArray({ control: form.control, name: 'models' });
  const models = form.watch('models');
  const callOnce = (): void => {
    const input = inputOf(form.getValues(), before, taken);
    test.mutate({ provider: input, model: input.models.find((model) => model.default)?.name ?? '' });
  };
  return (
    <Dialog open size="lg" onOpenChange={(open) => !open && onClose()} title={before ? PROVIDER_FORM.changeTitle(before.name) : PROVIDER_FORM.addTitle(PROVIDER_SECTION.titles[type].toLowerCase())} description={PROVIDER_FORM.intro}>
      <Form form={form} className={column({ gap: '4' })}>
        <div className={pair}>
          <FormField form={form} name="name" label={PROVIDER_FORM.nameLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
          <FormField form={form} name="capDollars" label={PROVIDER_FORM.capLabel} help={PROVIDER_FORM.capHelp}>{({ text }) => <Input inputMode="decimal" autoComplete="off" icon={<span aria-hidden="true">$</span>} {...text} />}</FormField>
        </div>
        <FormField form={form} name="baseUrl" label={PROVIDER_FORM.addressLabel} help={PROVIDER_FORM.addressHelp} required>{({ text }) => <Input mono autoComplete="off" inputMode="url" spellCheck={false} {...text} />}</FormField>
        <FormField form={form} name="key" label={PROVIDER_FORM.keyLabel} help={keyHelp(before)}>{({ text }) => <PasswordInput autoComplete="new-password" {...text} />}</FormField>
        {before && before.key.from !== 'nowhere' && <Checkbox checked={form.watch('removeKey')} onCheckedChange={(checked) => form.setValue('removeKey', checked)}>{PROVIDER_FORM.removeKeyLabel}</Checkbox>}
        <h3 className={css({ textStyle: 'h4' })}>{PROVIDER_FORM.modelsHeading}</h3>
        {fields.map(({ id }, place) => <ModelFields key={id} form={form} place={place} onRemove={fields.length > 1 ? () => drop(place) : null} />)}
        <div className={wrap({ gap: '4', alignItems: 'flex-end', justifyContent: 'space-between' })}>
          <FormField form={form} name="defaultModel" label={PROVIDER_FORM.defaultLabel}>
            {({ choice }) => <Select options={models.map((model, place) => ({ value: String(place), label: model.label || model.name || `${place + 1}` }))} {...choice} value={Number(choice.value) < models.length ? choice.value : '0'} />}
          </FormField>
          {fields.length < MOST_PROVIDER_MODELS && <Button size="sm" variant="ghost" icon={<Plus size={16} aria-hidden />} onClick={() => append(NEW_MODEL)}>{PROVIDER_FORM.addModelButton}</Button>}
        </div>
        <div className={wrap({ gap: '3', alignItems: 'center' })}>
          <Button icon={<Zap size={16} aria-hidden />} busy={test.isPending} busyLabel={PROVIDER_FORM.testBusy} onClick={callOnce}>{PROVIDER_FORM.testButton}</Button>
          <p className={mutedText({ flex: '1', minWidth: '[220px]' })}>{PROVIDER_FORM.testHelp}</p>
        </div>
        <TestOutcome outcome={test.data} problem={test.isError ? testProblem(test.error, PROVIDER_SECTION.failed) : null} />
        <FormAlert form={form} title={PROVIDER_SECTION.conflictTitle} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          {remove && <Button variant="danger" className={css({ marginInlineEnd: 'auto' })} onClick={() => setAsksRemoval(true)}>{PROVIDER_FORM.removeButton}</Button>}
          <Button onClick={onClose}>{PROVIDER_FORM.cancelButton}</Button>
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={PROVIDER_FORM.saveBusy}>{PROVIDER_FORM.saveButton}</Button>
        </div>
      </Form>
      {asksRemoval && remove && before && <Removal name={before.name} remove={remove} onDone={onClose} onClose={() => setAsksRemoval(false)} />}
    </Dialog>
  );
}

/** Shows the result of the last test call of a provider in the provider's words. */
function TestOutcome({ outcome, problem }: { outcome: ProviderTest | undefined; problem: string | null }) {
  if (problem !== null) return <Alert tone="bad" title={TEST_OUTCOME.fails}>{problem}</Alert>;
  if (!outcome) return null;
  return <Alert tone={outcome.worked ? 'good' : 'bad'} title={outcome.worked ? TEST_OUTCOME.works(durationWords(outcome.ms)) : TEST_OUTCOME.fails}>{outcome.words}</Alert>;
}

function Removal({ name, remove, onDone, onClose }: { name: string; remove(): Promise<unknown>; onDone(): void; onClose(): void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = (): void => {
    setBusy(true);
    remove().then(onDone, (error: unknown) => {
      setBusy(false);
      setProblem(messageOf(error, PROVIDER_SECTION.failed));
    });
  };
  return <ConfirmDialog title={PROVIDER_FORM.removeTitle(name)} description={PROVIDER_FORM.removeText} action={PROVIDER_FORM.removeAction} busyLabel={PROVIDER_FORM.removeBusy} busy={busy} problem={problem} onConfirm={confirm} onClose={onClose} />;
}

function keyHelp(before: ProviderState | null): string {
  if (before === null || before.key.from === 'nowhere') return PROVIDER_FORM.keyNew;
  if (before.key.from === 'environment') return PROVIDER_FORM.keyFromEnvironment;
  return before.key.lastFour ? PROVIDER_FORM.keySaved(before.key.lastFour) : PROVIDER_FORM.keySavedShort;
}

const pair = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } });
