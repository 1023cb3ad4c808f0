import { useRef } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { css } from '#styled/css';
import { inlineStack, metaText } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import type { LibraryEntry } from '#contracts/library.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ROWS } from '../library.words.ts';
import type { Selection } from '../selection.ts';
import type { LibraryActs } from '../use-library-acts.tsx';
import type { RowKeys } from '../use-row-keys.ts';
import { COLUMNS, LibraryRow } from './library-row.tsx';

interface LibraryTableProps {
  label: string;
  entries: readonly LibraryEntry[];
  folders: readonly Folder[];
  selection: Selection;
  trash: boolean;
  ordered: boolean;
  keys: RowKeys;
  acts: LibraryActs;
  onSelect(id: string, range: boolean): void;
  onSelectAll(): void;
}

const ROW_PX = 56;
const OVERSCAN = 8;

/** The table of the library's prompts. Only rows near the visible part are rendered, so that long libraries scroll smoothly. */
export function LibraryTable({ label, entries, folders, selection, trash, ordered, keys, acts, onSelect, onSelectAll }: LibraryTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useWindowVirtualizer({ count: entries.length, estimateSize: () => ROW_PX, overscan: OVERSCAN, scrollMargin: list.current?.offsetTop ?? 0, getItemKey: (at) => entries[at]?.id ?? at });
  const shown = entries.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <div role="grid" aria-label={label} aria-multiselectable="true" aria-rowcount={entries.length + 1} className={table} onKeyDown={keys.onKeyDown}>
      <div role="row" aria-rowindex={1} className={`${COLUMNS} ${head}`}>
        <span role="columnheader"><Checkbox hideLabel checked={shown > 0 && shown === entries.length} indeterminate={shown > 0 && shown < entries.length} onCheckedChange={onSelectAll}>{ROWS.selectAll}</Checkbox></span>
        <span role="columnheader">{ROWS.prompt}</span>
        <span role="columnheader">{ROWS.status}</span>
        <span role="columnheader" className={css({ textAlign: 'end' })}>{ROWS.runs}</span>
        <span role="columnheader" className={css({ textAlign: 'end' })}>{ROWS.earned}</span>
        <span role="columnheader" className={inlineStack({ gap: '1', paddingInlineStart: '2' })}>{trash ? ROWS.left : ROWS.used}{!trash && <ArrowDown size={12} aria-hidden="true" />}</span>
        <span role="columnheader" className={css({ hideBelow: 'xl' })}>{FOLDER}</span>
        <span role="columnheader"><span className={css({ srOnly: true })}>{ROWS.actions}</span></span>
      </div>
      <div ref={list} role="rowgroup" className={css({ position: 'relative' })} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const entry = entries[index];
          return entry && (
            <LibraryRow
              key={key} entry={entry} place={index + 1} folder={folders.find(({ id }) => id === entry.folderId)} selected={selection.ids.has(entry.id)} selecting={selection.ids.size > 0} ordered={ordered} focusable={keys.focusable(entry.id)} acts={acts}
              style={{ height: ROW_PX, transform: `translateY(${start - rows.options.scrollMargin}px)` }} onSelect={(range) => onSelect(entry.id, range)} onFocus={() => keys.onFocus(entry.id)} onKeyDown={(event) => keys.onRowKey(event, entry)}
            />
          );
        })}
      </div>
    </div>
  );
}

const FOLDER = 'Folder';
const table = css({ md: { layerStyle: 'card', overflow: 'clip' } });
const head = metaText({ hideBelow: 'md', minHeight: '9', borderBottom: 'soft' });
