import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { Check, ChevronDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useField } from '#ui/field-context.ts';
import type { Option } from '#ui/option.ts';
import { cx } from '#styled/css';
import { inputBox, listbox } from '#styled/recipes';
import { COMBOBOX } from './ui.words.ts';

interface Shared<V extends string> {
  options: readonly Option<V>[];
  placeholder?: string;
  /** Accessible name of the combobox where no Field surrounds it. */
  label?: string;
  /** Text in the combobox's list when no option matches the typed text. */
  empty?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

export interface ComboboxProps<V extends string> extends Shared<V> {
  value: V | null;
  onValueChange: (value: V | null) => void;
}

export interface MultiSelectProps<V extends string> extends Shared<V> {
  value: readonly V[];
  onValueChange: (value: V[]) => void;
  /** The most options that may be chosen at once. */
  max?: number;
}

interface BoxProps<V extends string> extends Shared<V> {
  chosen: readonly V[];
  onChosen: (values: V[]) => void;
  multiple: boolean;
  max?: number;
}

const fits = (option: Option, typed: string): boolean => option.label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

function ComboBox<V extends string>({ options, chosen, onChosen, multiple, max = Infinity, placeholder, label, empty = COMBOBOX.noMatchTryText, name, disabled, className }: BoxProps<V>) {
  const [typed, setTyped] = useState('');
  const field = useField();
  const list = listbox();
  const box = inputBox();
  const full = chosen.length >= max;
  const visible = useMemo(() => options.filter((option) => fits(option, typed)), [options, typed]);
  const collection = useMemo(
    () => createListCollection({
      items: visible, itemToString: (option) => option.label, itemToValue: (option) => option.value,
      isItemDisabled: (option) => (option.disabled ?? false) || (full && multiple && !chosen.includes(option.value)),
    }),
    [visible, full, multiple, chosen],
  );
  const named = new Map(options.map((option) => [option.value as string, option.label]));
  return (
    <Ark.Root
      collection={collection} multiple={multiple} value={[...chosen]} onValueChange={(details) => onChosen(details.value as V[])} closeOnSelect={!multiple}
      onInputValueChange={(details) => setTyped(details.reason === 'input-change' ? details.inputValue : '')} onOpenChange={(details) => details.open || setTyped('')}
      openOnClick selectionBehavior={multiple ? 'clear' : 'replace'} name={name} disabled={disabled ?? field?.disabled} invalid={field?.invalid} required={field?.required}
      ids={field ? { input: field.id, label: field.labelId } : undefined} positioning={{ gutter: 4, placement: 'bottom-start' }} lazyMount unmountOnExit className={className}
    >
      <Ark.Control className={cx(box.root, multiple && list.chips)} data-invalid={field?.invalid || undefined}>
        {multiple ? chosen.map((value) => (
          <span key={value} className={list.chip}>
            {named.get(value) ?? value}
            <button type="button" className={list.chipRemove} aria-label={`Remove ${named.get(value) ?? value}`} onClick={() => onChosen(chosen.filter((other) => other !== value))}><X size={14} /></button>
          </span>
        )) : null}
        <Ark.Input className={box.input} placeholder={chosen.length > 0 && multiple ? undefined : placeholder} aria-label={label} aria-labelledby={label === undefined ? field?.labelId : undefined} aria-describedby={field?.describedBy} />
        <Ark.Trigger className={box.action} aria-label={COMBOBOX.label}><ChevronDown size={16} /></Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={list.content} data-on="overlay">
            {visible.length === 0 ? <p className={list.empty}>{empty}</p> : null}
            {visible.map((option) => (
              <Ark.Item key={option.value} item={option} className={list.item}>
                {option.icon}
                <span className={list.itemText}><Ark.ItemText>{option.label}</Ark.ItemText>{option.help ? <span className={list.itemHelp}>{option.help}</span> : null}</span>
                <Ark.ItemIndicator className={list.mark}><Check size={16} /></Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** A field that chooses one of many options by typing. Its role is "combobox". */
export function Combobox<V extends string>({ value, onValueChange, ...rest }: ComboboxProps<V>) {
  const chosen = useMemo(() => (value === null ? [] : [value]), [value]);
  return <ComboBox {...rest} multiple={false} chosen={chosen} onChosen={(values) => onValueChange(values[0] ?? null)} />;
}

/** A field that chooses any number of options (or up to `max`) by typing, shown as chips in the box. */
export function MultiSelect<V extends string>({ value, onValueChange, ...rest }: MultiSelectProps<V>) {
  return <ComboBox {...rest} multiple chosen={value} onChosen={onValueChange} />;
}
