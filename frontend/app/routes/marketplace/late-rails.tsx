import { PacksRow } from '#shared/packs/packs-row.tsx';
import { PACK_RAILS } from '#shared/packs/packs.words.ts';
import { WinnersRail } from './winners-rail.tsx';

/** Rows of the marketplace whose code loads after the page. */
export const LateRails = () => <><WinnersRail /><PacksRail /></>;

/** A row of the marketplace with packs at a reduced price. */
const PacksRail = () => <PacksRow id="rail-packs-on-sale" title={PACK_RAILS.onSaleTitle} note={PACK_RAILS.onSaleNote} filters={{ price: 'on_sale' }} all="/prompt-packs?price=on_sale" />;
