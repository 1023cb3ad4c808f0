import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { css } from '#styled/css';

export interface DateInputProps {
  /** The chosen day, such as "2026-11-21"; null for none. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  min?: string;
  max?: string;
  /** Accessible name of the date field where no Field surrounds it. */
  label?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

const Calendar = lazyPart(() => import('#ui/date-calendar.tsx'), 'DateCalendar');
const waiting = css({ height: '10', width: 'full' });

/** A field for a day, typed or picked from a calendar. Its code is large, so it loads when a page shows one. */
export function DateInput(props: DateInputProps) {
  return <Suspense fallback={<Skeleton className={waiting} />}><Calendar {...props} /></Suspense>;
}
