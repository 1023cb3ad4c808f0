import { PackGrid } from '#shared/packs/pack-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { PROFILE_TABS } from '../profile.words.ts';

/** Shows a person's packs on the market, newest first. */
export const PublicPacks = ({ username, name }: { username: string; name: string }) => (
  <PackGrid filters={{ creator: username, sort: 'newest' }} empty={<EmptyState size="sm" level="h3" art={<FrameScene />} title={PROFILE_TABS.noPacksTitle}>{PROFILE_TABS.noPacksText(name)}</EmptyState>} />
);
