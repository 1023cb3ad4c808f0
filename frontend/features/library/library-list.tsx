import { centered, metaText } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import type { LibraryEntry } from '#contracts/library.ts';
import { LoadMore } from '#ui/load-more.tsx';
import type { PagedList } from '#ui/load-more.tsx';
import type { LibraryAddress } from './library.queries.ts';
import { ROWS } from './library.words.ts';
import { LibraryGrid } from './rows/library-grid.tsx';
import { LibraryTable } from './rows/library-table.tsx';
import { allOf, ranged, toggled } from './selection.ts';
import type { Selection } from './selection.ts';
import type { LibraryActs } from './use-library-acts.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface LibraryListProps {
  label: string;
  address: LibraryAddress;
  entries: readonly LibraryEntry[];
  total: number;
  folders: readonly Folder[];
  /** The loaded pages of the library's list, and how to fetch the next one. */
  list: PagedList;
  selection: Selection;
  acts: LibraryActs;
  onSelection(next: Selection): void;
  onSay(words: string): void;
}

/** The library's prompts as rows or cards. The next page loads before the reader reaches the end. */
export function LibraryList({ label, address, entries, total, folders, list, selection, acts, onSelection, onSay }: LibraryListProps) {
  const shown = entries.map(({ id }) => id);
  const ordered = address.view === 'favourites' && address.sort === 'order';
  const keys = useRowKeys({
    entries, selection, acts, onSelection, ordered, onMoved: (place) => onSay(ROWS.moved(place, entries.length)),
  });
  const count = <span className={metaText()}>{ROWS.shown(entries.length, total)}</span>;
  const select = (id: string, range: boolean): void => onSelection(range ? ranged(selection, shown, id) : toggled(selection, id));
  return (
    <>
      {address.layout === 'grid'
        ? <LibraryGrid label={label} entries={entries} selection={selection} acts={acts} onSelect={select} />
        : <LibraryTable label={label} entries={entries} folders={folders} selection={selection} trash={address.view === 'trash'} ordered={ordered} keys={keys} acts={acts} onSelect={select} onSelectAll={() => onSelection(allOf(selection, shown))} />}
      <div className={centered({ minHeight: '11', paddingBlockEnd: '16' })}>
        {list.hasNextPage ? <LoadMore list={list} what="prompts" tight>{count}</LoadMore> : count}
      </div>
    </>
  );
}
