import { EmptyState } from '#ui/empty-state.tsx';
import { LostRabbitScene } from '#ui/illustrations/lost-rabbit-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MISSING_PACK } from './packs-list.words.ts';

/** Page for a pack that does not exist or that the user may not see. */
export const MissingPack = () => (
  <EmptyState level="h1" size="lg" art={<LostRabbitScene />} title={MISSING_PACK.title} actions={<LinkButton to="/prompt-packs" variant="primary">{MISSING_PACK.button}</LinkButton>}>{MISSING_PACK.text}</EmptyState>
);
