import { useRef, useState } from 'react';
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { css } from '#styled/css';
import { flex, hstack, metaText, stack } from '#styled/patterns';
import { OPTION_LIMIT } from '#contracts/prompt-form.ts';
import type { DraftField, FieldOption } from '#contracts/prompt-form.ts';
import { SortableEntry, SortableList } from '#shared/ordering/sortable-list.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { freeKey, optionValueFrom } from '../field-names.ts';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';
import { moved } from '../form-edits.ts';
import { OptionPicture } from './option-picture.tsx';
import { OPTION_LABEL_MAX, withPastedOptions } from './pasted-options.ts';
import { focusOnceDrawn, withFocusHeld } from '../held-focus.ts';
import { useNextFocus } from '../../shell/next-focus.ts';
import { useListIds } from './use-list-ids.ts';
import { OPTIONS_EDITOR } from '../../builder-fields.words.ts';
import { elementAt } from '#contracts/must.ts';

/** The list in which an author edits the options of a choice. Each has a label, a value for conditions, a hint and a picture. */
export function OptionsEditor({ editing }: { editing: FieldEditing }) {
  const { field, issueAt, change } = editing;
  const options = field.options ?? [];
  const ids = useListIds(options, (option) => option.value);
  const [open, setOpen] = useState<string | null>(null);
  const set = (part: string, next: (before: FieldOption[]) => FieldOption[]): void => change(part, (before) => ({ ...before, options: next(before.options ?? []) }));
  const add = (): void => {
    const taken = new Set(options.map(({ value }) => value));
    const number = options.length + 1;
    set(OPTIONS_EDITOR.newOptionText, (before) => [...before, { value: freeKey(`option_${number}`, taken), label: '' }]);
    focusOnceDrawn(`${editing.id}-option-${options.length}`);
  };
  const adder = useRef<HTMLButtonElement>(null);
  const { list, leaves } = useNextFocus<HTMLOListElement>(() => adder.current?.focus());
  const remove = (index: number): void => {
    leaves(index);
    change('Option', (before) => withoutOption(before, index));
  };
  const relabel = (index: number, label: string): void => {
    const option = elementAt(options, index);
    const follows = option.label.trim() === '' || option.value === optionValueFrom(option.label) || /^option_\d+$/.test(option.value);
    const taken = new Set(options.filter((_, at) => at !== index).map(({ value }) => value));
    // An option's value that was made from its label follows the label. A value that the author typed stays.
    editing.changeOption(index, { label, ...(follows && label.trim() !== '' ? { value: freeKey(optionValueFrom(label), taken) } : {}) });
  };
  const full = options.length >= OPTION_LIMIT;
  return (
    <Field label={OPTIONS_EDITOR.optionsLabel} value={`${options.length} of ${OPTION_LIMIT}`} error={options.length === 0 ? issueAt('options') : undefined} group>
      <SortableList ids={ids} nameOf={(id) => options[ids.indexOf(id)]?.label || OPTIONS_EDITOR.unnamedOption} onMove={(from, to) => set(OPTIONS_EDITOR.orderOfOptionsText, (before) => moved(before, from, to))}>
        <ol ref={list} className={stack({ gap: '2' })}>
          {options.map((option, index) => {
            const id = elementAt(ids, index);
            const name = option.label || `option ${index + 1}`;
            const step = (by: -1 | 1): void => {
              const to = index + by;
              if (to >= 0 && to < options.length) withFocusHeld(() => set(OPTIONS_EDITOR.orderOfOptionsText, (before) => moved(before, index, to)));
            };
            return (
              <SortableEntry key={id} id={id} label={OPTIONS_EDITOR.moveLabel(name)}>
                {(handle) => (
                  <>
                    <div
                      className={hstack({ gap: '1.5' })}
                      onKeyDown={(event) => {
                        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                        event.preventDefault();
                        step(event.key === 'ArrowUp' ? -1 : 1);
                      }}
                    >
                      {handle}
                      {field.type === 'radio_cards' && <OptionPicture value={option.image} name={name} onChange={(address) => set('Picture', (before) => before.map((one, at) => (at === index ? withImage(one, address) : one)))} />}
                      <Input
                        id={`${editing.id}-option-${index}`} aria-label={OPTIONS_EDITOR.labelOfOptionLabel(index + 1)} value={option.label} maxLength={OPTION_LABEL_MAX} placeholder={OPTIONS_EDITOR.placeholder}
                        aria-invalid={issueAt('options', index) !== undefined || undefined}
                        onChange={(event) => relabel(index, event.target.value)}
                        onPaste={(event) => {
                          const list = withPastedOptions(options, index, event.clipboardData.getData('text/plain'));
                          if (!list) return;
                          event.preventDefault();
                          set(OPTIONS_EDITOR.pastedOptionsText, () => list);
                        }}
                        onKeyDown={(event) => {
                          if (event.key === 'Enter' && !full) add();
                        }}
                      />
                      <IconButton label={OPTIONS_EDITOR.moreAboutLabel(name)} size="sm" aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>{open === id ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}</IconButton>
                      <IconButton data-next="" label={OPTIONS_EDITOR.removeLabel(name)} size="sm" onClick={() => remove(index)}><X aria-hidden /></IconButton>
                    </div>
                    {issueAt('options', index) && <p className={css({ textStyle: 'meta', color: 'bad', paddingInlineStart: '8' })}>{issueAt('options', index)}</p>}
                    {open === id && (
                      <div className={stack({ gap: '2', padding: '2', paddingInlineStart: '8' })}>
                        <Field label={OPTIONS_EDITOR.hintLabel} optional><Input value={option.hint ?? ''} maxLength={160} onChange={(event) => editing.changeOption(index, { hint: event.target.value })} /></Field>
                        <Field label={OPTIONS_EDITOR.valueLabel} help={OPTIONS_EDITOR.valueHelp}><Input mono value={option.value} maxLength={200} onChange={(event) => editing.changeOption(index, { value: event.target.value })} /></Field>
                        <div className={flex({ gap: '2' })}>
                          <Button size="sm" disabled={index === 0} onClick={() => step(-1)}>{OPTIONS_EDITOR.moveUpButton}</Button>
                          <Button size="sm" disabled={index === options.length - 1} onClick={() => step(1)}>{OPTIONS_EDITOR.moveDownButton}</Button>
                        </div>
                      </div>
                    )}
                  </>
                )}
              </SortableEntry>
            );
          })}
        </ol>
      </SortableList>
      <Button ref={adder} size="sm" variant="ghost" icon={<Plus aria-hidden />} disabled={full} onClick={add} className={css({ justifySelf: 'start' })}>{full ? OPTIONS_EDITOR.fullText : OPTIONS_EDITOR.addOptionButton}</Button>
      {options.length < 3 && <p className={metaText()}>{OPTIONS_EDITOR.pasteHint}</p>}
    </Field>
  );
}

function withoutOption(field: DraftField, index: number): DraftField {
  const gone = field.options?.[index]?.value;
  const left = { ...field, options: field.options?.toSpliced(index, 1) ?? [] };
  const preset = Array.isArray(field.default) ? field.default.filter((item) => item !== gone) : field.default === gone ? null : field.default;
  return withProperty(left, 'default', preset);
}

function withImage(option: FieldOption, address: string | null): FieldOption {
  const { image: _, ...rest } = option;
  return address === null ? rest : { ...rest, image: address };
}
