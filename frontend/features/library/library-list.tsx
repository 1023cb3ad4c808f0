import { hstack, metaText } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import type { LibraryEntry } from '#contracts/library.ts';
import { useLoadMore } from '#lib/use-load-more.ts';
import { Button } from '#ui/button.tsx';
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
  /** Paging of the library's list: whether more pages exist, whether one loads or has failed, and how to fetch it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage(): unknown };
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
  const end = useLoadMore(list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError, () => void list.fetchNextPage());
  const select = (id: string, range: boolean): void => onSelection(range ? ranged(selection, shown, id) : toggled(selection, id));
  return (
    <>
      {address.layout === 'grid'
        ? <LibraryGrid label={label} entries={entries} selection={selection} acts={acts} onSelect={select} />
        : <LibraryTable label={label} entries={entries} folders={folders} selection={selection} trash={address.view === 'trash'} ordered={ordered} keys={keys} acts={acts} onSelect={select} onSelectAll={() => onSelection(allOf(selection, shown))} />}
      <div ref={end} className={hstack({ justifyContent: 'center', gap: '4', minHeight: '11', paddingBlockEnd: '16' })}>
        {list.hasNextPage && <Button busy={list.isFetchingNextPage} busyLabel={ROWS.loading} onClick={() => void list.fetchNextPage()}>{ROWS.loadMore}</Button>}
        <span className={metaText()}>{ROWS.shown(entries.length, total)}</span>
      </div>
    </>
  );
}
