import { Link } from 'react-router-dom';
import type { OpenedFolder } from '#contracts/folders.ts';
import { css, cx } from '#styled/css';
import { hstack, metaText } from '#styled/patterns';
import { FOLDER_COLORS, FolderIcon } from '#shared/folders/folder-look.tsx';
import { FOLDER_TILES, FOLDER_VIEW } from './folder-page.words.ts';

/** Tiles that link to the folders inside a folder. */
export function FolderTiles({ folders }: { folders: readonly OpenedFolder[] }) {
  return (
    <ul aria-label={FOLDER_VIEW.insideLabel} className={grid}>
      {folders.map((folder) => (
        <li key={folder.id} className={cx(tile, FOLDER_COLORS[folder.color])}>
          <span aria-hidden="true" className={back} />
          <span className={front}>
            <span className={hstack({ gap: '2', minWidth: '0' })}>
              <FolderIcon folder={folder} />
              <Link to={`/folder/${folder.slug}`} className={link}>{folder.name}</Link>
            </span>
            {folder.counts && <span className={metaText({ color: 'fg.muted' })}>{FOLDER_TILES.itemsText(folder.counts.prompts + folder.counts.creations)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const grid = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '[repeat(auto-fill, minmax(200px, 1fr))]' } });
const tile = css({ position: 'relative', paddingBlockStart: '4' });
/** Style of the tab of a paper folder, which is drawn behind the tile's front. */
const back = css({ position: 'absolute', insetBlockStart: '0', insetInlineStart: '0', width: '[58%]', height: '8', borderTopRadius: 'lg', backgroundColor: '[color-mix(in oklab, var(--folder), {colors.surface} 60%)]' });
const front = css({
  position: 'relative', display: 'grid', gap: '1', paddingInline: '4', paddingBlock: '4', borderRadius: 'lg', border: '[1px solid color-mix(in oklch, var(--folder), transparent 55%)]',
  backgroundColor: '[color-mix(in oklab, var(--folder), {colors.surface} 88%)]', color: 'fg', transitionProperty: 'transform', transitionDuration: 'base', '&:is(:hover, :focus-within)': { transform: 'translateY(2px)' },
});
const link = css({ color: 'fg', fontWeight: 'semibold', textDecoration: 'none', truncate: true, _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', borderRadius: 'lg' } } });
