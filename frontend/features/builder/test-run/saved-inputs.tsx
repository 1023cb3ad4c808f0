import { useState } from 'react';
import { Play, Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { flex, flexFill, hstack, mutedText, stack } from '#styled/patterns';
import { repeatedTests } from '#contracts/draft-problems.ts';
import { withoutConstants } from '#contracts/form-constants.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import { TEST_INPUTS } from '#contracts/prompt-drafts.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { patternsOf } from '#prompt-form/pattern-engine.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { placeId, useDraft } from '../draft-store.ts';
import { Pane } from '../shell/pane.tsx';
import { freeLabel, withKept } from './kept-inputs.ts';
import { SAVED_INPUTS } from '../builder-test.words.ts';

const LIMIT = 20;

interface SavedInputsProps {
  form: PromptForm;
  /** Checks the values typed into the test form and resolves to them; null when they are invalid. */
  read(): Promise<FormInputs | null>;
  onLoad(inputs: FormInputs): void;
}

/** The list of test inputs that are saved with the draft. Publishing needs one, and selling three. */
export function SavedInputs({ form, read, onLoad }: SavedInputsProps) {
  const { content, edit, undo } = useDraft();
  const [name, setName] = useState('');
  const saved = content.testInputs;
  const patterns = patternsOf(form);
  const stale = new Set(saved.filter(({ inputs }) => checkInputs(form, withoutConstants(form, inputs as FormInputs), patterns).issues.length > 0));
  const repeated = repeatedTests(saved);
  const ready = saved.filter((kept, at) => !stale.has(kept) && !repeated.has(at)).length;
  const wanted = content.pricing === 'free' ? TEST_INPUTS.free : TEST_INPUTS.paid;
  const replaces = saved.some(({ label }) => label === name.trim());
  const load = (label: string, inputs: FormInputs): void => {
    onLoad(inputs);
    // Proposes the name of the loaded test inputs again, so that an author who corrects them replaces the old ones.
    setName(label);
  };
  const keep = async (): Promise<void> => {
    const inputs = await read();
    if (!inputs) return;
    edit((before) => ({ ...before, testInputs: withKept(before.testInputs, { label: name.trim() || freeLabel(before.testInputs), inputs }) }), { label: SAVED_INPUTS.testInputsLabel });
    setName('');
  };
  const drop = (at: number): void => {
    edit((before) => ({ ...before, testInputs: before.testInputs.filter((_, index) => index !== at) }), { label: SAVED_INPUTS.deleteTestInputsLabel });
    toast({ title: SAVED_INPUTS.toast, action: <Button size="sm" onClick={() => void undo()}>{SAVED_INPUTS.button}</Button> });
  };
  return (
    <Pane title={SAVED_INPUTS.title} aside={<span className={css({ textStyle: 'meta', color: ready >= wanted ? 'good' : 'fg.subtle', tabular: true })}>{SAVED_INPUTS.readyCount(ready, wanted)}</span>}>
      <div id={placeId(['testInputs'])} className={stack({ gap: '3', padding: '4' })} tabIndex={-1}>
        {saved.length === 0 && <p className={mutedText()}>{SAVED_INPUTS.emptyText}</p>}
        <ul className={stack({ gap: '1' })}>
          {saved.map((kept, at) => {
            const { label, inputs } = kept;
            const same = repeated.get(at);
            return (
              <li key={label} id={placeId(['testInputs', at])} className={row}>
                <span className={flexFill({ overflowWrap: 'anywhere' })}>{label}</span>
                {same !== undefined && <Badge tone="warn">{SAVED_INPUTS.sameBadge(same)}</Badge>}
                {stale.has(kept) && <Badge tone="warn">{SAVED_INPUTS.staleBadge}</Badge>}
                <IconButton size="sm" label={SAVED_INPUTS.fillInLabel(label)} onClick={() => load(label, inputs as FormInputs)}><Play aria-hidden /></IconButton>
                <IconButton size="sm" label={SAVED_INPUTS.deleteLabel(label)} onClick={() => drop(at)}><Trash2 aria-hidden /></IconButton>
              </li>
            );
          })}
        </ul>
        <div className={flex({ gap: '2', alignItems: 'flex-end' })}>
          <Field label={SAVED_INPUTS.nameInputsLabel} optional className={flexFill()}><Input value={name} maxLength={60} placeholder={freeLabel(saved)} onChange={(event) => setName(event.currentTarget.value)} /></Field>
          <Button onClick={() => void keep()} disabled={saved.length >= LIMIT && !replaces}>{replaces ? 'Replace' : 'Save'}</Button>
        </div>
      </div>
    </Pane>
  );
}

const row = hstack({ gap: '1', paddingInlineStart: '3', border: 'soft', borderRadius: 'sm', textStyle: 'small', minHeight: '10' });
