import { css } from '#styled/css';
import { metaText, visuallyHidden } from '#styled/patterns';
import type { LibraryView } from '#contracts/library.ts';
import { LIBRARY_TREE, VIEW_NAMES } from '../library.words.ts';
import { VIEW_ICONS } from './views.ts';

interface ViewRowProps {
  view: LibraryView;
  count: number | undefined;
  current: boolean;
  onChoose(): void;
}

/** A row of the library's tree for a built-in view, with the number of its prompts. */
export function ViewRow({ view, count, current, onChoose }: ViewRowProps) {
  const Icon = VIEW_ICONS[view];
  return (
    <li>
      <button type="button" className={line} aria-current={current || undefined} onClick={onChoose}>
        <Icon size={16} aria-hidden="true" />
        {VIEW_NAMES[view]}
        {count !== undefined && <span className={counted}><span aria-hidden="true">{count.toLocaleString('en-US')}</span><span className={visuallyHidden()}>{LIBRARY_TREE.itemsText(count)}</span></span>}
      </button>
    </li>
  );
}

const line = css({
  display: 'flex', alignItems: 'center', gap: '2', width: 'full', minHeight: { base: '11', lg: '[34px]' }, paddingInline: '2', borderRadius: 'md', color: 'fg.muted', fontWeight: 'medium', textAlign: 'start', cursor: 'pointer',
  _hover: { backgroundColor: 'hover', color: 'fg' }, '&[aria-current]': { backgroundColor: 'raised', color: 'fg', fontWeight: 'semibold' },
});
const counted = metaText({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
