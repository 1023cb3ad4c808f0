import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import { PACKS_LIST } from '../packs-list.words.ts';

/** Text of the list of packs when there are no packs at all. */
export const NoPacks = () => (
  <EmptyState level="h2" art={<EarsScene />} title={<PictureText text={say(PACKS_LIST.emptyTitle, PACKS_LIST.emptyPlainTitle)} />} actions={<><LinkButton to="/create/pack" variant="primary">{PACKS_LIST.createButton}</LinkButton><LinkButton to="/marketplace">{PACKS_LIST.marketButton}</LinkButton></>}>
    {PACKS_LIST.emptyText}
  </EmptyState>
);

/** Text of the list of packs when no pack fits the filters. */
export const NoMatch = ({ onClear }: { onClear(): void }) => (
  <EmptyState level="h2" size="sm" title={PACKS_LIST.noMatchTitle} actions={<Button variant="primary" onClick={onClear}>{PACKS_LIST.clearButton}</Button>}>{PACKS_LIST.noMatchText}</EmptyState>
);

/** Text of the list of packs when the user owns none. */
export const NoPacksOfMine = () => (
  <EmptyState level="h2" size="sm" art={<EarsScene />} title={PACKS_LIST.mineTitle} actions={<LinkButton to="/prompt-packs" variant="primary">{PACKS_LIST.browseButton}</LinkButton>}>{PACKS_LIST.mineText}</EmptyState>
);

/** Text of the list of packs when the user has saved none. */
export const NoPacksSaved = () => (
  <EmptyState level="h2" size="sm" art={<EarsScene />} title={PACKS_LIST.savedTitle} actions={<LinkButton to="/prompt-packs" variant="primary">{PACKS_LIST.browseButton}</LinkButton>}>{PACKS_LIST.savedText}</EmptyState>
);
