import { ChevronRight } from 'lucide-react';
import { useDroppable } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import type { Folder } from '#contracts/folders.ts';
import { css } from '#styled/css';
import { centered, metaText, stack, visuallyHidden } from '#styled/patterns';
import { FolderIcon } from './folder-look.tsx';
import { foldersAbove, folderRows } from './folder-rows.ts';
import type { FolderRow } from './folder-rows.ts';
import { FOLDER_TREE } from './folders.words.ts';
import { useTreeKeys } from './use-tree-keys.ts';

export interface FolderTreeProps {
  /** The folders to show in the tree. A folder that is left out is hidden with everything inside it. */
  folders: readonly Folder[];
  /** Accessible name of the folder tree. */
  label: string;
  /** Id of the folder that is open or chosen in the tree. */
  current: string | null;
  onChoose(folder: Folder): void;
  /** Returns the number at the end of a folder's row, null for none. Left out: the number of the folder's items. */
  count?(folder: Folder): number | null;
  /** Whether a folder cannot be chosen in the tree. */
  disabled?(folder: Folder): boolean;
  /** Called with keys that the folder tree does not handle, such as F2, and with the focused folder. */
  onKey?(key: string, folder: Folder): void;
}

/** The data of a folder's row that dnd-kit hands to a drag over it (`data.current` of its droppable). */
export interface FolderDrop {
  folder: Folder;
}

const OPENS_AFTER_MS = 600;
const all = ({ counts }: Folder): number => counts.prompts + counts.creations;

/** The folders as a tree with rows of 34 px and the keys of WAI-ARIA trees. Items can be dropped on folders that are not smart. */
export function FolderTree({ folders, label, current, onChoose, count = all, disabled = () => false, onKey }: FolderTreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const chosen = folders.find(({ id }) => id === current);
  const way = new Set(chosen ? foldersAbove(folders, chosen).map(({ id }) => id) : []);
  const rows = folderRows(folders, ({ id }) => opened.has(id) || (way.has(id) && !closed.has(id)));
  const setOpen = (id: string, open: boolean): void => {
    setOpened(new Set(open ? [...opened, id] : [...opened].filter((other) => other !== id)));
    setClosed(new Set(open ? [...closed].filter((other) => other !== id) : [...closed, id]));
  };
  const choose = (folder: Folder): void => {
    if (!disabled(folder)) onChoose(folder);
  };
  const { focused, listProps, rowRef, focusOn } = useTreeKeys(rows, { current, setOpen, choose, onKey });
  return (
    <ul role="tree" aria-label={label} className={list} {...listProps}>
      {rows.map((row) => (
        <Row
          key={row.folder.id} row={row} number={count(row.folder)} current={row.folder.id === current} disabled={disabled(row.folder)} focusable={row.folder.id === focused} rowRef={rowRef(row.folder.id)}
          onChoose={() => { focusOn(row.folder.id); choose(row.folder); }} onOpen={(open) => setOpen(row.folder.id, open)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  row: FolderRow;
  number: number | null;
  current: boolean;
  disabled: boolean;
  focusable: boolean;
  rowRef(element: HTMLElement | null): void;
  onChoose(): void;
  onOpen(open: boolean): void;
}

function Row({ row: { folder, level, place, size, open }, number, current, disabled, focusable, rowRef, onChoose, onOpen }: RowProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `folder ${folder.id}`, data: { folder } satisfies FolderDrop, disabled: disabled || folder.kind === 'smart' });
  const opener = useRef(onOpen);
  useEffect(() => { opener.current = onOpen; });
  useEffect(() => {
    if (!isOver || open !== false) return;
    const timer = setTimeout(() => opener.current(true), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOver, open]);
  return (
    <li
      ref={(element) => { setNodeRef(element); rowRef(element); }} role="treeitem" aria-level={level} aria-posinset={place} aria-setsize={size} aria-selected={current} aria-disabled={disabled || undefined}
      {...(open !== null && { 'aria-expanded': open })} tabIndex={focusable ? 0 : -1} data-over={isOver || undefined} onClick={onChoose}
      className={line} style={{ paddingInlineStart: `${8 + (level - 1) * 20}px` }}
    >
      {level > 1 && <span aria-hidden="true" className={guide} style={{ left: `${14 + (level - 2) * 20}px` }} />}
      <span aria-hidden="true" className={twist} onClick={(event) => { if (open === null) return; event.stopPropagation(); onOpen(!open); }}>
        {open !== null && <ChevronRight size={14} className={css({ transition: 'transform', transitionDuration: 'fast', '[aria-expanded=true] > * > &': { transform: 'rotate(90deg)' } })} />}
      </span>
      <FolderIcon folder={folder} open={open === true} />
      <span className={css({ truncate: true, minWidth: '0' })}>{folder.name}</span>
      {number !== null && <span className={counted}><span aria-hidden="true">{number.toLocaleString('en-US')}</span><span className={visuallyHidden()}>{FOLDER_TREE.itemsText(number)}</span></span>}
    </li>
  );
}

const list = stack({ gap: '0.5', textStyle: 'small' });
const line = css({
  position: 'relative', display: 'flex', alignItems: 'center', gap: '2', minHeight: '[34px]', paddingInlineEnd: '2', borderRadius: 'md', color: 'fg.muted', fontWeight: 'medium', cursor: 'pointer', userSelect: 'none',
  _hover: { backgroundColor: 'hover', color: 'fg' }, '&[aria-selected=true]': { backgroundColor: 'raised', color: 'fg', fontWeight: 'semibold' }, '&[aria-disabled]': { opacity: 'disabled', cursor: 'not-allowed' },
  '&[data-over]': { backgroundColor: 'brand.soft', color: 'fg', boxShadow: 'brandEdge' },
});
const twist = centered({ width: '4', height: '6', marginInlineStart: '-1', color: 'fg.subtle', flex: 'none' });
const guide = css({ position: 'absolute', insetBlock: '-px', width: 'px', backgroundColor: 'line.soft' });
const counted = metaText({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
