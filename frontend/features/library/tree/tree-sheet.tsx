import { ChevronsUpDown } from 'lucide-react';
import { css } from '#styled/css';
import { keepSize } from '#styled/patterns';
import { Sheet } from '#ui/sheet.tsx';
import { LIBRARY_TREE } from '../library.words.ts';
import { LibraryTree } from './library-tree.tsx';
import type { LibraryTreeProps } from './library-tree.tsx';

interface TreeSheetProps extends LibraryTreeProps {
  /** Name of the library's view or folder that the page shows. */
  name: string;
  /** Number of prompts in the shown view of the library; undefined until it is loaded. */
  count: number | undefined;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The library's tree on phones: a sheet that opens when the user presses the name of the current view or folder. */
export function TreeSheet({ name, count, open, onOpenChange, onView, onFolder, ...tree }: TreeSheetProps) {
  return (
    <div className={css({ lg: { display: 'none' } })}>
      <button type="button" className={opener} aria-haspopup="dialog" aria-label={LIBRARY_TREE.chooseLabel(name, count)} onClick={() => onOpenChange(true)}>
        <strong className={css({ truncate: true, color: 'fg' })}>{name}</strong> {count?.toLocaleString('en-US')}<ChevronsUpDown size={16} aria-hidden="true" className={keepSize({ marginInlineStart: 'auto' })} />
      </button>
      <Sheet open={open} onOpenChange={onOpenChange} title={LIBRARY_TREE.sheetTitle}>
        <LibraryTree {...tree} onView={(view) => { onOpenChange(false); onView(view); }} onFolder={(folder) => { onOpenChange(false); onFolder(folder); }} />
      </Sheet>
    </div>
  );
}

const opener = css({ layerStyle: 'card', display: 'flex', alignItems: 'center', gap: '2', width: 'full', minHeight: '12', paddingInline: '4', color: 'fg.subtle', cursor: 'pointer' });
