import { useState } from 'react';
import { ArrowDownWideNarrow, LayoutGrid, Rows3, Search, SlidersHorizontal } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, visuallyHidden } from '#styled/patterns';
import { CountBadge } from '#ui/count-badge.tsx';
import { Button } from '#ui/button.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Asked, FilterName } from './creations-address.ts';
import { TOOLBAR } from './creations.words.ts';
import { FilterFields } from './filter-fields.tsx';
import { FilterMenus } from './filter-menus.tsx';

interface ToolbarProps {
  asked: Asked;
  set(name: FilterName | 'sort' | 'view', value: string | undefined): void;
}

const LAYOUTS = [
  { value: 'grid', label: TOOLBAR.layouts.masonry, icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: TOOLBAR.layouts.list, icon: <Rows3 aria-hidden /> },
] as const;

/** The toolbar of My Creations: search, filters, order and layout, all of which are kept in the address. */
export function Toolbar({ asked: { tab, list, filters, view }, set }: ToolbarProps) {
  const [open, setOpen] = useState(false);
  const chosen = Object.keys(filters).filter((name) => name !== 'q').length;
  const sorts = tab === 'favourites' ? (['favourites', 'newest', 'oldest'] as const) : (['newest', 'oldest'] as const);
  return (
    <div role="search" aria-label={TOOLBAR.label} className={row}>
      <div className={css({ flex: '[1 1 180px]', maxWidth: '[420px]', minWidth: '0' })}>
        <SearchBox q={filters.q ?? ''} onSearch={(q) => set('q', q || undefined)} placeholder={TOOLBAR.searchPlaceholder} icon={<Search size={16} aria-hidden />} />
      </div>
      <FilterMenus filters={filters} set={set} />
      <Button icon={<SlidersHorizontal aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}><span className={visuallyHidden()}>{TOOLBAR.allFiltersButton}</span>{chosen > 0 && <CountBadge count={chosen} noun={TOOLBAR.filtersButton} />}</Button>
      <div className={hstack({ gap: '2', marginInlineStart: 'auto' })}>
        <Select className={css({ hideBelow: 'md', width: '[150px]' })} label={TOOLBAR.sortLabel} icon={<ArrowDownWideNarrow size={16} aria-hidden />} value={view.sort} options={sorts.map((value) => ({ value, label: TOOLBAR.sorts[value] }))} onValueChange={(value) => set('sort', value === sorts[0] ? undefined : value)} />
        <SegmentedControl label={TOOLBAR.layoutLabel} value={list ? 'list' : 'grid'} options={LAYOUTS} onValueChange={(value) => set('view', value === 'list' ? 'list' : undefined)} className={css({ '& label > span': { srOnly: true } })} />
      </div>
      {open && <Sheet open onOpenChange={setOpen} side="right" title={TOOLBAR.filtersButton}><FilterFields filters={filters} set={set} /></Sheet>}
    </div>
  );
}

const row = hstack({ gap: '2', marginBlockEnd: '4' });
