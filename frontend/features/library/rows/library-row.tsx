import type { CSSProperties, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Folder as FolderMark, Play } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import { TRASH_DAYS } from '#contracts/creations.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { LibraryEntry } from '#contracts/library.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { ROW_MENU, ROWS } from '../library.words.ts';
import type { LibraryActs } from '../use-library-acts.tsx';
import { EntryFacts, NewerVersion, StatusMark, Thumb, titleOf } from './entry-parts.tsx';
import { RowMenu } from './row-menu.tsx';

export interface LibraryRowProps {
  entry: LibraryEntry;
  /** Number of this row in the library's table, from 1, without the header row. */
  place: number;
  folder: Folder | undefined;
  selected: boolean;
  selecting: boolean;
  /** True when the user may drop another row of the library on this one to change the order. */
  ordered: boolean;
  focusable: boolean;
  acts: LibraryActs;
  style: CSSProperties;
  onSelect(range: boolean): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** A row of the library for one prompt, 56 px high. Dragging a selected row drags the whole selection. */
export function LibraryRow({ entry, place, folder, selected, selecting, ordered, focusable, acts, style, onSelect, onFocus, onKeyDown }: LibraryRowProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `entry ${entry.id}`, disabled: entry.trashedAt !== null });
  const { setNodeRef: setPlaceRef, isOver } = useDroppable({ id: `place ${entry.id}`, disabled: !ordered });
  const title = titleOf(entry);
  return (
    <div
      ref={(element) => { setNodeRef(element); setPlaceRef(element); }} role="row" aria-rowindex={place + 1} aria-selected={selected} data-row={entry.id} data-dragged={isDragging || undefined} data-over={(isOver && !isDragging) || undefined} tabIndex={focusable ? 0 : -1} className={row} style={style}
      {...listeners} onFocus={onFocus} onKeyDown={onKeyDown} onClick={(event) => { if (selecting || event.shiftKey || event.metaKey || event.ctrlKey) onSelect(event.shiftKey); }}
      onDoubleClick={() => acts.ask({ about: 'look', entry })}
    >
      <span role="gridcell" className={css({ hideBelow: 'md' })} onClick={(event) => event.stopPropagation()}><Checkbox hideLabel tabIndex={-1} checked={selected} onCheckedChange={() => onSelect(false)}>{ROWS.select(title)}</Checkbox></span>
      <span role="rowheader" className={name}>
        <Thumb entry={entry} />
        <span className={stack({ minWidth: '0' })}>
          <strong className={css({ truncate: true, fontWeight: 'semibold', color: 'fg' })}>{title}</strong>
          <span className={css({ hideBelow: 'md', minWidth: '0' })}><EntryFacts entry={entry} onNewer={() => acts.ask({ about: 'newer', entry })} /></span>
          <span className={phoneFacts}><StatusMark entry={entry} />{entry.version !== null && <span>v{entry.version}</span>}<NewerVersion entry={entry} onOpen={() => acts.ask({ about: 'newer', entry })} />{lastUse(entry)}</span>
        </span>
      </span>
      <span role="gridcell" className={wide}><StatusMark entry={entry} /></span>
      <span role="gridcell" className={number} title={entry.own ? ROWS.ownRuns : ROWS.yourRuns}>{entry.runs.toLocaleString('en-US')}</span>
      <span role="gridcell" className={number}>{entry.earned ? <strong className={css({ color: 'amber' })}>{entry.earned.toLocaleString('en-US')}</strong> : ROWS.none}</span>
      <span role="gridcell" className={used}>
        <span data-rest>{lastUse(entry) ?? ROWS.never}</span>
        {entry.trashedAt === null && entry.version !== null && <LinkButton data-run size="sm" variant="primary" tabIndex={-1} to={`/prompt/${entry.slug}`} icon={<Play size={14} aria-hidden />}>{ROW_MENU.run}</LinkButton>}
      </span>
      <span role="gridcell" className={inFolder}>{folder ? <><FolderMark size={14} aria-hidden="true" /><span className={css({ truncate: true })}>{folder.name}</span></> : ROWS.none}</span>
      <span role="gridcell" className={css({ justifySelf: 'end' })} onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}><RowMenu entry={entry} acts={acts} /></span>
    </div>
  );
}

/** Returns when the library entry was last used, or in the trash how many days are left. Returns null for an entry that was never used. */
function lastUse({ trashedAt, lastUsedAt }: LibraryEntry): ReactNode {
  if (trashedAt !== null) return ROWS.daysLeft(daysLeft(trashedAt));
  return lastUsedAt && <RelativeTime iso={lastUsedAt} />;
}

const daysLeft = (trashedAt: string): number => Math.max(0, Math.ceil((Date.parse(trashedAt) + TRASH_DAYS * DAY_MS - Date.now()) / DAY_MS));

/** Columns of the library's table, for the header and each row. */
export const COLUMNS = css({
  display: 'grid', alignItems: 'center', columnGap: '2.5', paddingInline: { base: '0', md: '4' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) 44px', md: '20px minmax(0, 1fr) 100px 44px 80px 112px 36px', xl: '20px minmax(0, 1fr) 100px 44px 80px 112px 112px 36px' },
});

const row = `${COLUMNS} ${css({
  position: 'absolute', insetInline: '0', top: '0', borderBottom: 'soft', textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', userSelect: 'none', touchAction: 'manipulation',
  _hover: { backgroundColor: 'hover' }, _focusVisible: { focusRing: 'inside' }, '&[aria-selected=true]': { backgroundColor: 'brand.soft' }, '&[data-dragged]': { opacity: '60' }, '&[data-over]': { boxShadow: 'brandEdge' },
  '& [data-run]': { display: 'none' },
  '@media (hover: hover)': { '&:hover [data-run], &:focus-within [data-run]': { display: 'inline-flex' }, '&:hover:has([data-run]) [data-rest], &:focus-within:has([data-run]) [data-rest]': { display: 'none' } },
})}`;
const name = hstack({ gap: '3', minWidth: '0' });
// Facts of the library entry in one line, from the columns for which a phone has no room.
const phoneFacts = css({ hideFrom: 'md', display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', whiteSpace: 'nowrap', overflow: 'hidden', textStyle: 'meta', color: 'fg.subtle' });
const wide = css({ hideBelow: 'md' });
const number = css({ hideBelow: 'md', textAlign: 'end' });
const used = css({ hideBelow: 'md', paddingInlineStart: '2', whiteSpace: 'nowrap' });
const inFolder = hstack({ hideBelow: 'xl', gap: '1.5', minWidth: '0' });
