import type { Segment } from '#contracts/journeys.ts';

/** The SQL condition that keeps only events of a segment, for statements that bind what `segmentBindings` returns (docs/rules/analytics.md#segments). */
export const IN_SEGMENT = `(cast(:segmentBy as text) is null
      or case cast(:segmentBy as text) when 'source' then source when 'device' then device when 'country' then country when 'plan' then plan end = :segmentValue)`;

/** Without a segment, the condition keeps every event. */
export const segmentBindings = (segment: Segment | undefined) => ({ segmentBy: segment?.by ?? null, segmentValue: segment?.value ?? '' });
