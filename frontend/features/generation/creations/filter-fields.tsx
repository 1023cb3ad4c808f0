import { column } from '#styled/patterns';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Asked, FilterName } from './creations-address.ts';
import { TOOLBAR } from './creations.words.ts';
import { CHOICES, useFilterChoices } from './use-filter-choices.ts';

interface FilterFieldsProps {
  filters: Asked['filters'];
  set(name: FilterName, value: string | undefined): void;
}

const ANY = 'any';

/** All filters of My Creations as form fields. */
export function FilterFields({ filters, set }: FilterFieldsProps) {
  const choices = useFilterChoices(true);
  return (
    <div className={column({ gap: '4' })}>
      {CHOICES.map((name) => (
        <Field key={name} label={TOOLBAR.chipWords[name]}>
          <Select value={filters[name] ?? ANY} options={[{ value: ANY, label: TOOLBAR.any[name] }, ...choices[name]]} onValueChange={(value) => set(name, value === ANY ? undefined : value)} />
        </Field>
      ))}
      <DayFields filters={filters} set={set} />
    </div>
  );
}

/** Form fields for the first and the last day on which the creations were made. */
export const DayFields = ({ filters, set }: FilterFieldsProps) => (
  <>
    <Field label={TOOLBAR.fromLabel}><DateInput value={filters.from ?? null} onValueChange={(day) => set('from', day ?? undefined)} /></Field>
    <Field label={TOOLBAR.toLabel}><DateInput value={filters.to ?? null} onValueChange={(day) => set('to', day ?? undefined)} /></Field>
  </>
);
