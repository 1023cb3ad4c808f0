import { Portal } from '@ark-ui/react/portal';
import { createListCollection, Select as Ark } from '@ark-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo, type FocusEvent, type ReactNode } from 'react';
import { useField } from '#ui/field-context.ts';
import type { Option } from '#ui/option.ts';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { input, listbox } from '#styled/recipes';

export interface SelectProps<V extends string> {
  options: readonly Option<V>[];
  value: V | null;
  onValueChange: (value: V) => void;
  placeholder?: string;
  /** Accessible name of the select box where no Field surrounds it. */
  label?: string;
  icon?: ReactNode;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  className?: string;
}

/** Whether the user has left the select box. While its list is open, focus is in the list, and a problem of the box would be told too early. */
const hasLeft = ({ currentTarget }: FocusEvent<HTMLButtonElement>): boolean => currentTarget.getAttribute('aria-expanded') !== 'true';

/** A box that chooses one of many options. The list opens under it, and typing searches the list. */
export function Select<V extends string>({ options, value, onValueChange, placeholder = 'Choose', label, icon, name, disabled, onBlur, className }: SelectProps<V>) {
  const field = useField();
  const styles = listbox();
  const collection = useMemo(
    () => createListCollection({ items: [...options], itemToString: (option) => option.label, itemToValue: (option) => option.value, isItemDisabled: (option) => option.disabled ?? false }),
    [options],
  );
  return (
    <Ark.Root
      collection={collection} value={value === null ? [] : [value]} onValueChange={(details) => details.value[0] !== undefined && onValueChange(details.value[0] as V)}
      name={name} onInteractOutside={() => onBlur?.()} disabled={disabled ?? field?.disabled} invalid={field?.invalid} required={field?.required}
      ids={field ? { trigger: field.id, label: field.labelId } : undefined} positioning={{ sameWidth: false, gutter: 4, placement: 'bottom-start' }} lazyMount unmountOnExit className={className}
    >
      <Ark.Control>
        <Ark.Trigger className={cx(input(), styles.trigger)} aria-label={label} aria-labelledby={label === undefined && field ? `${field.labelId} ${field.id}` : undefined} aria-describedby={field?.describedBy} onBlur={(event) => hasLeft(event) && onBlur?.()}>
          {icon}
          <Ark.ValueText className={styles.value} placeholder={placeholder} />
          <ChevronDown size={16} aria-hidden="true" />
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content} data-on="overlay">
            {options.map((option) => (
              <Ark.Item key={option.value} item={option} className={styles.item}>
                {option.icon}
                <span className={styles.itemText}><Ark.ItemText>{option.label}</Ark.ItemText>{option.help ? <span className={styles.itemHelp}>{option.help}</span> : null}</span>
                <Ark.ItemIndicator className={styles.mark}><Check size={16} /></Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
      {/* A class, because without scripts Ark's own style for it does not arrive (docs/adr/0006-server-rendering.md). */}
      <Ark.HiddenSelect className={visuallyHidden()} />
    </Ark.Root>
  );
}
