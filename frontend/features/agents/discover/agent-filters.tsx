import { Suspense } from 'react';
import type { FunctionComponent } from 'react';
import { ArrowDownWideNarrow } from 'lucide-react';
import { css } from '#styled/css';
import { keepSize } from '#styled/patterns';
import { agentCategory } from '#contracts/agents.ts';
import type { AgentsOverview } from '#contracts/agents.ts';
import { isOneOf, keysOf } from '#contracts/typed-records.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { AGENT_CATEGORIES } from '#shared/agents/agents.words.ts';
import type { AgentFilters as Filters } from '#shared/agents/agents.queries.ts';
import type { SelectProps } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AGENT_FILTERS } from '../agents.words.ts';

const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');

interface AgentFiltersProps {
  filters: Filters;
  /** Number of agents in all and per category; undefined while they load. */
  counts: AgentsOverview['counts'] | undefined;
  /** Called with the filter that the reader changed; the other filters stay as they are. */
  onChange(part: Filters): void;
}

const CATEGORIES = [{ value: undefined, label: AGENT_FILTERS.all }, ...agentCategory.options.map((value) => ({ value, label: AGENT_CATEGORIES[value] }))];
const SORTS = keysOf(AGENT_FILTERS.sorts).map((value) => ({ value, label: AGENT_FILTERS.sorts[value] }));

/** The controls that filter agents by category and sort them. */
export const AgentFilters = ({ filters, counts, onChange }: AgentFiltersProps) => (
  <div className={row}>
    <div role="group" aria-label={AGENT_FILTERS.categoryLabel} className={strip}>
      {CATEGORIES.map(({ value, label }) => (
        <button key={label} type="button" aria-pressed={filters.category === value} className={choice} onClick={() => onChange({ category: value })}>{label}{counts && <span className={count}>{(value === undefined ? counts.discover : counts.categories[value]).toLocaleString('en-US')}</span>}</button>
      ))}
    </div>
    <div className={keepSize({ width: { base: '[168px]', md: '[176px]' } })}>
      <Suspense fallback={<Skeleton className={css({ height: '10' })} />}>
        <LateSelect
          label={AGENT_FILTERS.sortLabel} icon={<ArrowDownWideNarrow aria-hidden />} options={SORTS} value={filters.sort ?? 'trending'}
          onValueChange={(value) => isOneOf(keysOf(AGENT_FILTERS.sorts), value) && onChange({ sort: value })}
        />
      </Suspense>
    </div>
  </div>
);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: { base: '2.5', md: '3' }, marginBlock: '5' });
/** The nine categories of agents are wider than a phone, so they scroll sideways. The padding leaves room for focus rings. */
const strip = css({ display: 'flex', gap: '2', maxWidth: 'full', overflowX: 'auto', scrollbarWidth: '[none]', padding: '1', margin: '-1', md: { flexWrap: 'wrap' } });
const count = css({ marginInlineStart: '1.5', fontWeight: 'normal', opacity: '[.75]', tabular: true });
const choice = css({
  flex: 'none', minHeight: '9', paddingInline: '3.5', borderRadius: 'full', border: 'line', backgroundColor: 'surface', color: 'fg.muted', textStyle: 'label', cursor: 'pointer',
  _hover: { color: 'fg', backgroundColor: 'hover' }, '&[aria-pressed=true]': { backgroundColor: 'fg', borderColor: 'fg', color: 'bg' },
});
