import { Calendar } from 'lucide-react';
import { css } from '#styled/css';
import { DateInput } from '#ui/date-input.tsx';
import { Select } from '#ui/select.tsx';
import { daysOf, RANGES } from './sales-range.ts';
import type { RangeName, SalesRange } from './sales-range.ts';
import { RANGE_PICKER } from './sales.words.ts';

interface RangePickerProps {
  range: SalesRange;
  /** Today's UTC day, up to which a period can reach. */
  today: string;
  onChange(range: SalesRange): void;
}

/** Field that chooses the period of the sales page. "Custom" starts with the days that are shown. */
export function RangePicker({ range, today, onChange }: RangePickerProps) {
  const choose = (name: RangeName): void => onChange(name === 'custom' ? { ...range, name } : { name, ...daysOf(name, today) });
  return (
    <>
      <Select label={RANGE_PICKER.periodLabel} icon={<Calendar size={16} aria-hidden="true" />} options={RANGES} value={range.name} onValueChange={choose} className={css({ minWidth: '[168px]', flex: { base: '[1 1 168px]', sm: 'none' } })} />
      {range.name === 'custom' && (
        <div role="group" aria-label={RANGE_PICKER.daysInUtcLabel} className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2', flex: { base: '[1 1 100%]', md: '[0 1 320px]' } })}>
          <DateInput label={RANGE_PICKER.firstDayLabel} value={range.from} max={range.to} onValueChange={(from) => from && from <= range.to && onChange({ ...range, from })} />
          <DateInput label={RANGE_PICKER.lastDayLabel} value={range.to} min={range.from} max={today} onValueChange={(to) => to && to >= range.from && onChange({ ...range, to })} />
        </div>
      )}
    </>
  );
}
