import { useState } from 'react';
import { column, metaText } from '#styled/patterns';
import { ENTRY_TITLE_MAX } from '#contracts/challenge-entries.ts';
import type { ChallengeCard, OwnEntry } from '#contracts/challenges.ts';
import type { GenerationOutput } from '#contracts/generation.ts';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { priceNow } from '#shared/spending/spending-failure.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { SUBMIT } from './challenges.words.ts';
import { OutputPicker } from './output-picker.tsx';
import { useSubmitEntry } from './submit.mutations.ts';

interface SubmitFormProps {
  challenge: Pick<ChallengeCard, 'id' | 'entryFee' | 'closesAt'>;
  generationId: string;
  /** The outputs of the run that enters a challenge; of several, the user chooses one. */
  outputs?: readonly GenerationOutput[];
  /** Title of the challenge entry with which the form starts. */
  title: string;
  /** The user's current entries in the challenge. When the user has as many as allowed, the new entry replaces one of them. */
  standing: readonly Pick<OwnEntry, 'id' | 'title'>[];
  most: number;
  /** Text that says when the challenge stops taking entries. */
  closes: string;
  onSent?(): void;
}

/**
 * The form that enters a run into a challenge. The user chooses the output, the title, an entry to replace when no more are allowed, and
 * whether others may read the inputs. It shows the fee.
 */
export function SubmitForm({ challenge, generationId, outputs = [], title: proposed, standing, most, closes, onSent }: SubmitFormProps) {
  const [title, setTitle] = useState(proposed.slice(0, ENTRY_TITLE_MAX));
  const [showInputs, setShowInputs] = useState(false);
  const [output, setOutput] = useState(0);
  const full = standing.length >= most;
  const [replaces, setReplaces] = useState<string | null>(null);
  const submit = useSubmitEntry(challenge.id);
  const fee = priceNow(submit.error)?.total ?? challenge.entryFee;
  const replaced = full ? (replaces ?? standing[0]?.id ?? null) : null;
  const label = full ? SUBMIT.replaceButton : SUBMIT.button(standing.length + 1, most);
  return (
    <form
      noValidate
      aria-label={SUBMIT.label}
      className={column({ gap: '3.5' })}
      onSubmit={(event) => {
        event.preventDefault();
        if (submit.isPending) return;
        submit.mutate({ generationId, output, ...(title.trim() && { title: title.trim() }), showInputs, ...(replaced !== null && { replaces: replaced }), expectedTotal: fee }, { onSuccess: () => onSent?.() });
      }}
    >
      {outputs.length > 1 && <OutputPicker outputs={outputs} chosen={output} onChoose={setOutput} />}
      <Field label={SUBMIT.titleLabel} value={SUBMIT.titleCount(title.length, ENTRY_TITLE_MAX)}><Input value={title} maxLength={ENTRY_TITLE_MAX} onChange={(event) => setTitle(event.target.value)} /></Field>
      {full && <Field label={SUBMIT.replaceLabel} group><Select options={standing.map((entry) => ({ value: entry.id, label: entry.title }))} value={replaced} onValueChange={setReplaces} /></Field>}
      <Switch checked={showInputs} onCheckedChange={setShowInputs} help={SUBMIT.inputsHelp}>{SUBMIT.inputsLabel}</Switch>
      {submit.isError && <SpendingAlert error={submit.error} words={SUBMIT.failure} />}
      <Button type="submit" variant="primary" size="lg" block busy={submit.isPending} busyLabel={SUBMIT.busy}>{fee > 0 ? `${label} · ${tokenWords(fee)}` : label}</Button>
      <p className={metaText({ textAlign: 'center' })}>{SUBMIT.note(closes)}</p>
    </form>
  );
}
