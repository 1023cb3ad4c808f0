import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { css } from '#styled/css';

export interface DateInputProps {
  /** A day, "2026-11-21", or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  min?: string;
  max?: string;
  /** Name for screen readers where no Field is around the control. */
  label?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

const Calendar = lazyPart(() => import('#ui/date-calendar.tsx'), 'DateCalendar');
const waiting = css({ height: '10', width: 'full' });

/** A day, typed or picked from a calendar. Its code is large and loads when a page shows one. */
export function DateInput(props: DateInputProps) {
  return <Suspense fallback={<Skeleton className={waiting} />}><Calendar {...props} /></Suspense>;
}
