import { PackGrid } from '#shared/packs/pack-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { PROFILE_TABS } from '../profile.words.ts';

/** Tab of a profile with the person's packs that are for sale, newest first. */
export const PublicPacks = ({ username, name }: { username: string; name: string }) => (
  <PackGrid filters={{ creator: username, sort: 'newest' }} empty={<EmptyState size="sm" level="h3" art={<FrameScene />} title={PROFILE_TABS.noPacksTitle}>{PROFILE_TABS.noPacksText(name)}</EmptyState>} />
);
