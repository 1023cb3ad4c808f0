import { PACK_RAILS } from '#shared/packs/packs.words.ts';
import { PacksRow } from '#shared/packs/packs-row.tsx';

/** A row of the marketplace with packs at a reduced price. */
export const PacksRail = () => <PacksRow id="rail-packs-on-sale" title={PACK_RAILS.onSaleTitle} note={PACK_RAILS.onSaleNote} filters={{ price: 'on_sale' }} all="/prompt-packs?price=on_sale" />;
