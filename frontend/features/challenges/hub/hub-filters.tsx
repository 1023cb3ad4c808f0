import { Suspense } from 'react';
import type { FunctionComponent } from 'react';
import { ArrowDownWideNarrow } from 'lucide-react';
import { css } from '#styled/css';
import { keepSize } from '#styled/patterns';
import { challengeSort } from '#contracts/challenges.ts';
import { contentType } from '#contracts/primitives.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import type { ChallengeFilters } from '#shared/challenges/challenges.queries.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { SelectProps } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { HUB_FILTERS } from '../challenges-hub.words.ts';

const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');

const TYPES = [
  { value: 'all', label: HUB_FILTERS.all },
  { value: 'text', label: HUB_FILTERS.text, icon: <TypeIcon type="text" /> },
  { value: 'image', label: HUB_FILTERS.image, icon: <TypeIcon type="image" /> },
  { value: 'video', label: HUB_FILTERS.video, icon: <TypeIcon type="video" /> },
] as const;
const SORTS = challengeSort.options.map((value) => ({ value, label: HUB_FILTERS.sorts[value] }));

interface HubFiltersProps {
  filters: ChallengeFilters;
  /** Called with the filter of challenges that the reader changed; the other filters stay as they are. */
  onChange(part: ChallengeFilters): void;
}

/** The controls that filter challenges by content type and sort them. */
export const HubFilters = ({ filters, onChange }: HubFiltersProps) => (
  <div className={row}>
    <SegmentedControl className={types} label={HUB_FILTERS.typeLabel} options={TYPES} value={filters.type ?? 'all'} onValueChange={(value) => onChange({ type: contentType.safeParse(value).data })} />
    <div className={keepSize({ width: { base: '[152px]', md: '[196px]' } })}>
      <Suspense fallback={<Skeleton className={css({ height: '10' })} />}>
        <LateSelect label={HUB_FILTERS.sortLabel} icon={<ArrowDownWideNarrow aria-hidden className={css({ hideBelow: 'md' })} />} options={SORTS} value={filters.sort ?? 'ending-soon'} onValueChange={(value) => onChange({ sort: challengeSort.safeParse(value).data })} />
      </Suspense>
    </div>
  </div>
);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: { base: '2', md: '3' }, marginBlock: '4' });
// On phones the filters of challenges show only their icons. Their labels stay for screen readers.
const types = css({ mdDown: { '& label svg + span': { srOnly: true } } });
