import { creatorShare } from '#contracts/selling.ts';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { Alert } from '#ui/alert.tsx';
import { Coin } from '#ui/coin.tsx';
import { PRICE_NOTE } from '../packs-builder.words.ts';

/** Says what the maker of a pack earns from a sale, and what buyers save once the price is saved. It shows nothing for a free pack. */
export function PriceNote({ price, pack, maySell }: { price: number; pack: PackDraft; maySell: boolean }) {
  if (!maySell) return <Alert>{PRICE_NOTE.noPaid}</Alert>;
  if (price === 0) return null;
  return <Alert icon={<Coin />} title={PRICE_NOTE.earn(creatorShare(price), price)}>{price === pack.price && pack.savePercent > 0 && PRICE_NOTE.save(pack.savePercent)}</Alert>;
}
