import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker';
import type { DateValue } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { Calendar, ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { DateInputProps } from '#ui/date-input.tsx';
import { useField } from '#ui/field-context.ts';
import { typedDay } from '#ui/typed-day.ts';
import { calendar, inputBox } from '#styled/recipes';
import { DATE_CALENDAR } from './ui.words.ts';

function Head() {
  const styles = calendar();
  return (
    <Ark.ViewControl className={styles.header}>
      <Ark.PrevTrigger className={styles.nav} aria-label="Earlier"><ChevronLeft size={16} /></Ark.PrevTrigger>
      <Ark.ViewTrigger className={styles.title}><Ark.RangeText /></Ark.ViewTrigger>
      <Ark.NextTrigger className={styles.nav} aria-label="Later"><ChevronRight size={16} /></Ark.NextTrigger>
    </Ark.ViewControl>
  );
}

function Days() {
  const styles = calendar();
  return (
    <Ark.Context>
      {(api) => (
        <Ark.Table className={styles.table}>
          <Ark.TableHead><Ark.TableRow>{api.weekDays.map((day) => <Ark.TableHeader key={day.long} className={styles.head} aria-label={day.long}>{day.narrow}</Ark.TableHeader>)}</Ark.TableRow></Ark.TableHead>
          <Ark.TableBody>
            {api.weeks.map((week) => (
              <Ark.TableRow key={String(week[0])}>
                {week.map((day) => <Ark.TableCell key={String(day)} value={day}><Ark.TableCellTrigger className={styles.day}>{day.day}</Ark.TableCellTrigger></Ark.TableCell>)}
              </Ark.TableRow>
            ))}
          </Ark.TableBody>
        </Ark.Table>
      )}
    </Ark.Context>
  );
}

function Grid({ rows }: { rows: { label: ReactNode; value: number }[][] }) {
  const styles = calendar();
  return (
    <Ark.Table className={styles.table}>
      <Ark.TableBody>
        {rows.map((row) => (
          <Ark.TableRow key={row[0]?.value}>
            {row.map((cell) => <Ark.TableCell key={cell.value} value={cell.value}><Ark.TableCellTrigger className={styles.day}>{cell.label}</Ark.TableCellTrigger></Ark.TableCell>)}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}

/** Writes days as elsewhere in the app: 21/11/2026. Weeks begin on Monday. */
const LOCALE = 'en-GB';

function parsed(text: string): DateValue | undefined {
  const day = typedDay(text);
  return day === null ? undefined : parseDate(day);
}

const shown = (day: string | null): string => day?.split('-').reverse().join('/') ?? '';

/** The late-loading part of the date field: a box for a typed date, with views of days, months and years below. */
export function DateCalendar({ value, onValueChange, min, max, label, name, disabled, className }: DateInputProps) {
  const field = useField();
  const box = inputBox();
  // When the typed text is no day, Ark would take the focused day, which is today at first. So the field keeps its value unchanged.
  const leave = (input: HTMLInputElement): void => {
    const day = typedDay(input.value);
    if (day === null) input.value = shown(value);
    else if (day !== value && (!min || day >= min) && (!max || day <= max)) onValueChange(day);
    else input.value = shown(value);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    leave(event.currentTarget);
  };
  return (
    <Ark.Root
      locale={LOCALE} parse={parsed}
      value={value === null ? [] : [parseDate(value)]} onValueChange={(details) => onValueChange(details.value[0]?.toString() ?? null)} min={min ? parseDate(min) : undefined} max={max ? parseDate(max) : undefined}
      name={name} disabled={disabled ?? field?.disabled} invalid={field?.invalid} required={field?.required} ids={field ? { input: () => field.id } : undefined} positioning={{ placement: 'bottom-start', gutter: 4 }} lazyMount unmountOnExit className={className}
    >
      <Ark.Control className={box.root}>
        <Ark.Input fixOnBlur={false} onBlur={(event) => leave(event.currentTarget)} onKeyDownCapture={enter} className={box.input} placeholder="dd/mm/yyyy" aria-label={label} aria-describedby={field?.describedBy} aria-invalid={field?.invalid || undefined} />
        <Ark.Trigger className={box.action} aria-label={DATE_CALENDAR.label}><Calendar size={16} /></Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={calendar().content} data-on="overlay">
            <Ark.View view="day"><Head /><Days /></Ark.View>
            <Ark.View view="month"><Head /><Ark.Context>{(api) => <Grid rows={api.getMonthsGrid({ columns: 4, format: 'short' })} />}</Ark.Context></Ark.View>
            <Ark.View view="year"><Head /><Ark.Context>{(api) => <Grid rows={api.getYearsGrid({ columns: 4 })} />}</Ark.Context></Ark.View>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
