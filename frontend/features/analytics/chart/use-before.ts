import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UndefinedInitialDataOptions } from '@tanstack/react-query';
import { momentsOf, spanBefore } from '#lib/day-span.ts';
import type { DaySpan } from '#lib/day-span.ts';
import type { Period } from '../analytics.queries.ts';

/** Fetches a report for the span before the given one when the administrator compares; undefined until the answer arrives. */
export function useBefore<Answer, Key extends QueryKey>(reportOf: (period: Period) => UndefinedInitialDataOptions<Answer, Error, Answer, Key>, span: DaySpan, compare: boolean): Answer | undefined {
  const earlier = useQuery({ ...reportOf(momentsOf(spanBefore(span))), enabled: compare });
  return compare && !earlier.isPlaceholderData ? earlier.data : undefined;
}
