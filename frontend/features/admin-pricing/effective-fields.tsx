import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';

/** From when a change shall hold; day and time are the reader's own. */
export interface Effective {
  when: 'now' | 'later';
  day: string | null;
  time: string;
}

const WHEN = [{ value: 'now', label: 'Now' }, { value: 'later', label: 'Later' }] as const;

/** The moment as ISO time; null for now, and for one that is not there yet. */
export function effectiveAtOf({ when, day, time }: Effective): string | null {
  if (when === 'now' || !day || !/^\d\d:\d\d$/.test(time)) return null;
  return new Date(`${day}T${time}`).toISOString();
}

/** Now, or a day and a time. */
export function EffectiveFields({ value, error, onChange }: { value: Effective; error: string | undefined; onChange(value: Effective): void }) {
  return (
    <div className={wrap({ gap: '4', alignItems: 'flex-start' })}>
      <Field label="Takes effect" group><SegmentedControl options={WHEN} value={value.when} onValueChange={(when) => onChange({ ...value, when })} /></Field>
      {value.when === 'later' && (
        <>
          <Field label="Day" error={error} className={css({ width: '[200px]' })}><DateInput value={value.day} onValueChange={(day) => onChange({ ...value, day })} /></Field>
          <Field label="Time" help="In your time zone" className={css({ width: '[130px]' })}>
            <Input type="time" value={value.time} onChange={(event) => onChange({ ...value, time: event.currentTarget.value })} />
          </Field>
        </>
      )}
    </div>
  );
}
