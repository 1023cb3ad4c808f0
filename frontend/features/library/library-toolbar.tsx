import { Keyboard, LayoutGrid, Rows3, Search } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { flexFill, hstack, wrap } from '#styled/patterns';
import { categoriesOf, category } from '#contracts/prompts.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { SearchBox } from '#ui/search-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { ownTagsQuery } from './library.queries.ts';
import type { LibraryAddress } from './library.queries.ts';
import { SORT_NAMES, TOOLBAR } from './library.words.ts';

interface LibraryToolbarProps {
  address: LibraryAddress;
  /** Name of the library's view or folder that the page shows. */
  name: string;
  onPut(name: 'q' | 'type' | 'category' | 'sort' | 'layout' | 'tag', value: string | undefined): void;
  onKeys(): void;
}

const ANY = 'any';
const TYPES = [{ value: ANY, label: TOOLBAR.all }, { value: 'text', label: TOOLBAR.text, icon: <TypeIcon type="text" /> }, { value: 'image', label: TOOLBAR.image, icon: <TypeIcon type="image" /> }, { value: 'video', label: TOOLBAR.video, icon: <TypeIcon type="video" /> }] as const;
const LAYOUTS = [{ value: 'list', label: TOOLBAR.list, icon: <Rows3 size={16} aria-hidden /> }, { value: 'grid', label: TOOLBAR.grid, icon: <LayoutGrid size={16} aria-hidden /> }] as const;

/** The search box of the library with type, category, tag, order and layout, all of which are in the page's address. */
export function LibraryToolbar({ address, name, onPut, onKeys }: LibraryToolbarProps) {
  const tags = useQuery(ownTagsQuery).data ?? [];
  const categories = address.type ? categoriesOf(address.type) : category.options;
  const sorts = keysOf(SORT_NAMES).filter((sort) => sort !== 'order' || address.view === 'favourites').map((value) => ({ value, label: SORT_NAMES[value] }));
  return (
    <div role="search" aria-label={TOOLBAR.label} className={wrap({ gap: '2', alignItems: 'center' })}>
      <div className={search}>
        <div className={flexFill()}><SearchBox q={address.q ?? ''} onSearch={(q) => onPut('q', q || undefined)} placeholder={TOOLBAR.findIn(name)} icon={<Search aria-hidden />} /></div>
        <span className={cx(css({ hideBelow: 'lg' }), keysOnly)}><IconButton label={TOOLBAR.keysLabel} onClick={onKeys}><Keyboard size={18} aria-hidden="true" /></IconButton></span>
      </div>
      <div className={css({ hideBelow: 'lg' })}><SegmentedControl iconsOnly label={TOOLBAR.typeLabel} options={TYPES} value={address.type ?? ANY} onValueChange={(value) => onPut('type', value === ANY ? undefined : value)} /></div>
      <Select label={TOOLBAR.categoryLabel} options={[{ value: ANY, label: TOOLBAR.anyCategory }, ...categories.map((value) => ({ value, label: categoryLabel(value) }))]} value={address.category ?? ANY} onValueChange={(value) => onPut('category', value === ANY ? undefined : value)} />
      {(tags.length > 0 || address.tag !== undefined) && (
        <Select label={TOOLBAR.tagLabel} options={[{ value: ANY, label: TOOLBAR.anyTag }, ...tags.map(({ tag }) => ({ value: tag, label: tag }))]} value={address.tag ?? ANY} onValueChange={(value) => onPut('tag', value === ANY ? undefined : value)} />
      )}
      {address.view !== 'trash' && <Select label={TOOLBAR.sortLabel} options={sorts} value={address.sort} onValueChange={(value) => onPut('sort', value)} />}
      <div className={css({ hideBelow: 'md', marginInlineStart: 'auto' })}><SegmentedControl iconsOnly label={TOOLBAR.layoutLabel} options={LAYOUTS} value={address.layout} onValueChange={(value) => onPut('layout', value === 'grid' ? 'grid' : undefined)} /></div>
    </div>
  );
}

/** The search box has a line of its own on phones, and beside the folder tree of a narrow window, where the filters fill the next line. */
const search = hstack({ gap: '2', flex: { base: '[1 1 100%]', md: '[1 1 180px]', lg: '[1 1 100%]', xl: '[1 1 180px]' } });
