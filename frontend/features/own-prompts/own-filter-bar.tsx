import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import type { ContentType } from '#contracts/primitives.ts';
import { CATEGORIES, categoriesOf } from '#contracts/prompts.ts';
import { searchNow } from '#lib/search-now.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { PROMPT_STATES } from '#shared/prompts/prompts.words.ts';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { filtersOf } from './own-prompts.queries.ts';
import { OWN_FILTER_BAR } from './own-prompts.words.ts';
import { keysOf } from '#contracts/typed-records.ts';

const ANY = 'any';
const STATES = [{ value: ANY, label: OWN_FILTER_BAR.anyStateLabel }, ...keysOf(PROMPT_STATES).map((value) => ({ value, label: PROMPT_STATES[value] }))];
const TYPES = [{ value: ANY, label: OWN_FILTER_BAR.anyTypeLabel }, { value: 'text', label: OWN_FILTER_BAR.textLabel }, { value: 'image', label: OWN_FILTER_BAR.imageLabel }, { value: 'video', label: OWN_FILTER_BAR.videoLabel }];
const NAMES: Record<ContentType, string> = { text: 'Text', image: 'Image', video: 'Video' };

const categories = (type: ContentType | undefined) => [
  { value: ANY, label: OWN_FILTER_BAR.anyCategoryLabel },
  { value: 'none', label: OWN_FILTER_BAR.noCategoryLabel },
  ...keysOf(CATEGORIES).filter((each) => type === undefined || each === type)
    .flatMap((each) => CATEGORIES[each].map((value) => ({ value: value as string, label: type === undefined ? `${NAMES[each]}: ${categoryLabel(value)}` : categoryLabel(value) }))),
];

/** Search and filters for the user's own prompts; all of them are stored in the page's address. */
export function OwnFilterBar({ onChange }: { onChange(): void }) {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const put = (name: string, value: string): void => {
    onChange();
    const next = searchNow();
    if (value === '' || value === ANY) next.delete(name);
    else next.set(name, value);
    // When the user changes the content type, removes a chosen category of another type, because a category belongs to one type.
    if (name === 'type' && !categoriesOf(value).includes(next.get('category') ?? '')) next.delete('category');
    setParams(next, { replace: true });
  };
  return (
    <div role="search" aria-label={OWN_FILTER_BAR.yourPromptsLabel} className={css({ display: 'grid', gap: '2', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' }, '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } } })}>
      <div className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })}><SearchBox q={filters.q ?? ''} onSearch={(q) => put('q', q)} placeholder={OWN_FILTER_BAR.placeholder} icon={<Search aria-hidden />} /></div>
      <Select label={OWN_FILTER_BAR.stateLabel} options={STATES} value={filters.state ?? ANY} onValueChange={(value) => put('state', value)} />
      <Select label={OWN_FILTER_BAR.typeLabel} options={TYPES} value={filters.contentType ?? ANY} onValueChange={(value) => put('type', value)} />
      <Select label={OWN_FILTER_BAR.categoryLabel} options={categories(filters.contentType)} value={filters.category ?? ANY} onValueChange={(value) => put('category', value)} />
    </div>
  );
}
