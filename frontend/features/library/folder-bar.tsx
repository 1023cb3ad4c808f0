import { SlidersHorizontal, SquareArrowOutUpRight } from 'lucide-react';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import { FolderIcon } from '#shared/folders/folder-look.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { FOLDER_BAR } from './library.words.ts';

/** A bar with the name of the shown folder, and a link to the folder's page with its creations, appearance and share link. */
export const FolderBar = ({ folder }: { folder: Folder }) => (
  <div className={hstack({ gap: '2.5', minHeight: '10' })}>
    <FolderIcon folder={folder} open />
    <h2 className={css({ textStyle: 'pane', truncate: true, minWidth: '0' })}>{folder.name}</h2>
    <LinkButton size="sm" to={`/folder/${folder.slug}`} icon={folder.kind === 'smart' ? <SlidersHorizontal aria-hidden /> : <SquareArrowOutUpRight aria-hidden />} className={css({ marginInlineStart: 'auto' })}>
      {folder.kind === 'smart' ? FOLDER_BAR.rules : FOLDER_BAR.open}
    </LinkButton>
  </div>
);
