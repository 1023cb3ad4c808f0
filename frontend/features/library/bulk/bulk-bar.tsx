import { Bookmark, Copy, FolderInput, RotateCcw, Share, Star, Tag, Trash2, X } from 'lucide-react';
import { css, cx } from '#styled/css';
import type { LibraryEntry } from '#contracts/library.ts';
import { EXPORT_PATH } from '#contracts/prompt-export.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { reach } from '#ui/reach.ts';
import { BULK } from '../library.words.ts';
import type { LibraryActs } from '../use-library-acts.tsx';

interface BulkBarProps {
  ids: readonly string[];
  total: number;
  trash: boolean;
  acts: LibraryActs;
  /** The selected library entries whose data the page has loaded. */
  entries: readonly LibraryEntry[];
  onAll(): void;
  onClear(): void;
  onRemove(): void;
}

const BELOW_PX = 24;
const liftOthers = reach('--page-bar', (element) => element.offsetHeight + BELOW_PX);

/** Largest number of prompts in one export of the library. The export's address names each prompt, and an address has a limited length. */
const MOST_EXPORTED = 100;

/** A bar at the lower edge of the window with the actions for the selected prompts of the library. */
export function BulkBar({ ids, total, trash, acts, entries, onAll, onClear, onRemove }: BulkBarProps) {
  const save = (): void => Object.assign(document.createElement('a'), { href: `${EXPORT_PATH}?format=json&ids=${ids.join(',')}`, download: '' }).click();
  return (
    <div ref={liftOthers} role="toolbar" aria-label={BULK.label(ids.length)} data-on="overlay" className={bar}>
      <IconButton label={BULK.clear} onClick={onClear}><X size={18} aria-hidden="true" /></IconButton>
      <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}><strong>{ids.length.toLocaleString('en-US')}</strong> {BULK.selected}</span>
      {ids.length < total && <Button size="sm" variant="ghost" onClick={onAll}>{BULK.all(total)}</Button>}
      <span aria-hidden="true" className={css({ width: 'px', height: '6', backgroundColor: 'line', hideBelow: 'md' })} />
      {trash
        ? (
          <>
            <Button size="sm" variant="ghost" icon={<RotateCcw aria-hidden />} onClick={() => acts.restore(ids)}>{BULK.restore}</Button>
            <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} className={css({ color: 'bad!' })} onClick={() => acts.ask({ about: 'delete', ids })}>{BULK.forever}</Button>
          </>
        )
        : (
          <>
            <Button size="sm" variant="ghost" icon={<FolderInput aria-hidden />} onClick={() => acts.ask({ about: 'move', ids })}>{BULK.move}</Button>
            <Button size="sm" variant="ghost" icon={<Tag aria-hidden />} onClick={() => acts.ask({ about: 'tag', ids })}>{BULK.tag}</Button>
            <Button size="sm" variant="ghost" icon={<Star aria-hidden />} onClick={() => acts.starAll(ids)}>{BULK.star}</Button>
            <Button size="sm" variant="ghost" icon={<Bookmark aria-hidden />} onClick={() => acts.ask({ about: 'collect', ids })}>{BULK.collect}</Button>
            {entries.length === ids.length && <Button size="sm" variant="ghost" icon={<Copy aria-hidden />} busy={acts.duplicating} busyLabel={BULK.duplicating} onClick={() => acts.duplicateAll(entries)}>{BULK.duplicate}</Button>}
            {ids.length <= MOST_EXPORTED && <Button size="sm" variant="ghost" icon={<Share aria-hidden />} onClick={save}>{BULK.export}</Button>}
            <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} className={css({ color: 'bad!' })} onClick={onRemove}>{BULK.remove}</Button>
          </>
        )}
      <span aria-hidden="true" className={cx(css({ hideBelow: 'lg' }), keysOnly)}><Kbd>esc</Kbd></span>
    </div>
  );
}

const bar = css({
  position: 'fixed', zIndex: 'tray', insetInline: { base: '0', md: '[auto]' }, left: { md: '[calc(50% + 32px)]' }, transform: { md: 'translateX(-50%)' }, bottom: { base: '0', md: '6' }, display: 'flex', flexWrap: 'wrap', alignItems: 'center',
  gap: '1', padding: '2', paddingInlineEnd: '4', backgroundColor: 'overlay', border: 'line', borderRadius: 'lg', boxShadow: 'overlay', animation: 'riseIn',
  // Makes the bar of the library as wide as its buttons. It is placed from the middle of the window, so by default its width would be limited to half the
  // window.
  width: { md: '[max-content]' }, maxWidth: { base: '[100vw]', md: '[calc(100vw - 112px)]' },
});
