import { BREAKDOWNS } from '#contracts/journeys.ts';
import type { Segment } from '#contracts/journeys.ts';
import { entriesOf, isOneOf } from '#contracts/typed-records.ts';
import { css } from '#styled/css';
import { Select } from '#ui/select.tsx';
import { SEGMENT_WORDS } from './journeys.words.ts';

const { plan, device, source } = SEGMENT_WORDS;
const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: SEGMENT_WORDS.everyone },
  ...entriesOf({ plan, device, source }).flatMap(([by, values]) => Object.entries(values).map(([value, label]) => ({ value: `${by}:${value}`, label }))),
];

/** Reads from the page's address which segment of people the reports count; undefined for an invalid value. */
export function segmentOf(text: string | null): Segment | undefined {
  const [by, value = ''] = (text ?? '').split(':');
  return isOneOf(BREAKDOWNS, by) && OPTIONS.some((option) => option.value === text) ? { by, value } : undefined;
}

/** A select box for the segment of people whom the reports count. */
export const SegmentSelect = ({ value, onChange }: { value: string | null; onChange(value: string): void }) => (
  <Select label={SEGMENT_WORDS.who} options={OPTIONS} value={segmentOf(value) ? value : ALL} onValueChange={onChange} className={css({ minWidth: '[180px]', flex: { base: '[1 1 168px]', sm: 'none' } })} />
);
