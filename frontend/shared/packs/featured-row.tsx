import { PacksRow } from './packs-row.tsx';
import { PACK_RAILS } from './packs.words.ts';

/** The packs that administrators chose, as a row for the home page. */
export const FeaturedPackRow = () => <PacksRow id="featured-packs" title={PACK_RAILS.featuredTitle} note={PACK_RAILS.featuredNote} filters={{ scope: 'featured' }} all="/prompt-packs" />;
