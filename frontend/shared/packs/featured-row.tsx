import { PacksRow } from './packs-row.tsx';
import { PACK_RAILS } from './packs.words.ts';

/** A row of packs that moderators featured, for the home page. */
export const FeaturedPackRow = () => <PacksRow id="featured-packs" title={PACK_RAILS.featuredTitle} note={PACK_RAILS.featuredNote} filters={{ scope: 'featured' }} all="/prompt-packs" />;
