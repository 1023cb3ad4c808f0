import type { OpenedFolder } from '#contracts/folders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene, FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { EMPTY_FOLDER } from './folder-page.words.ts';

interface EmptyFolderProps {
  folder: Pick<OpenedFolder, 'kind'>;
  own: boolean;
}

/** Stands in place of the items of an empty folder, and offers its owner or another reader a next step. */
export function EmptyFolder({ folder: { kind }, own }: EmptyFolderProps) {
  if (!own) return <EmptyState art={<EarsScene />} title={EMPTY_FOLDER.forOthersTitle} actions={<LinkButton to="/marketplace" variant="primary">{EMPTY_FOLDER.marketplaceButton}</LinkButton>}>{EMPTY_FOLDER.forOthersText}</EmptyState>;
  if (kind === 'smart') return <EmptyState art={<EarsScene />} title={EMPTY_FOLDER.noMatchTitle} actions={<LinkButton to="/my-library">{EMPTY_FOLDER.libraryButton}</LinkButton>}>{EMPTY_FOLDER.noMatchText}</EmptyState>;
  return (
    <EmptyState
      art={<FrameScene />} title={EMPTY_FOLDER.title}
      actions={<><LinkButton to="/my-library" variant="primary">{EMPTY_FOLDER.libraryButton}</LinkButton><LinkButton to="/marketplace">{EMPTY_FOLDER.marketplaceButton}</LinkButton></>}
    >
      {EMPTY_FOLDER.text}
    </EmptyState>
  );
}
