import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { stack, wrap } from '#styled/patterns';
import { chip } from '#styled/recipes';

interface ToggleChipsProps<V extends string | number> {
  /** Heading of the group of filter chips, and its name for screen readers. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  /** Called with the value of the pressed chip, or with undefined when it was the chosen one already. */
  onChange(value: V | undefined): void;
  /** Content below the filter chips. */
  children?: ReactNode;
}

/** A filter whose one value the user chooses by chips. Pressing the chosen chip clears the choice. */
export function ToggleChips<V extends string | number>({ label, options, value, onChange, children }: ToggleChipsProps<V>) {
  return (
    <div role="group" aria-label={label} className={stack({ gap: '2.5', justifyItems: 'start' })}>
      <span aria-hidden className={css({ textStyle: 'label' })}>{label}</span>
      <div className={wrap({ gap: '2' })}>
        {options.map((option) => {
          const selected = option.value === value;
          return (
            <button key={option.value} type="button" aria-pressed={selected} className={chip({ tone: selected ? 'selected' : 'plain' })} onClick={() => onChange(selected ? undefined : option.value)}>
              {option.label}
            </button>
          );
        })}
      </div>
      {children}
    </div>
  );
}
