import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { PackQuote } from '#contracts/packs.ts';
import { Pips } from '#shared/packs/pips.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PACK_SUM } from '../packs-preview.words.ts';

interface PackSumProps {
  quote: PackQuote;
  itemCount: number;
  ownedItems: number;
  coupon: string | null;
  /** Tokens that the viewer of the pack can spend; null for visitors. */
  balance: number | null;
}

const minus = (tokens: number): string => `−${tokens.toLocaleString('en-US')}`;

/** Lists how the price of a pack is made: the prompts bought singly, the pack, owned prompts, the coupon, and the total (docs/rules/packs.md#price). */
export function PackSum({ quote: { listValue, price, owned, coupon: off, total }, itemCount, ownedItems, coupon, balance }: PackSumProps) {
  return (
    <div>
      {ownedItems > 0 && (
        <div className={ownBox}>
          <span><Sentence text={PACK_SUM.ownBoxText} parts={{ owned: <b>{PACK_SUM.ownedPart(ownedItems, itemCount)}</b>, pay: <b>{total}</b>, price }} /></span>
          <Pips wide of={itemCount} owned={ownedItems} />
        </div>
      )}
      <dl className={sum}>
        <Line label={PACK_SUM.oneByOne(itemCount)} value={listValue.toLocaleString('en-US')} />
        <Line label={PACK_SUM.packPrice} value={price.toLocaleString('en-US')} />
        {owned > 0 && <Line good label={PACK_SUM.owned(ownedItems)} value={minus(owned)} />}
        {off > 0 && coupon !== null && <Line good label={PACK_SUM.coupon(coupon)} value={minus(off)} />}
        <div className={totalLine}><dt>{PACK_SUM.youPay}</dt><dd><TokenAmount tokens={total} size={20} className={css({ fontFamily: 'display', fontSize: '24' })} /></dd></div>
        {balance !== null && <Line quiet label={PACK_SUM.balanceAfter} value={balance >= total ? (balance - total).toLocaleString('en-US') : PACK_SUM.short(total - balance)} />}
      </dl>
    </div>
  );
}

const Line = ({ label, value, good = false, quiet = false }: { label: string; value: string; good?: boolean; quiet?: boolean }) => (
  <div className={hstack({ gap: '3', justifyContent: 'space-between', paddingBlock: '[5px]', color: good ? 'good' : quiet ? 'fg.subtle' : 'fg.muted' })}><dt>{label}</dt><dd>{value}</dd></div>
);

const sum = css({ textStyle: 'small', tabular: true });
const totalLine = hstack({ justifyContent: 'space-between', marginBlockStart: '2', paddingBlockStart: '3', borderTop: 'dashed', borderTopColor: 'line', fontWeight: 'bold' });
const ownBox = css({ display: 'grid', gap: '2.5', padding: '[12px 14px 14px]', borderRadius: 'md', backgroundColor: 'brand.soft', textStyle: 'small', marginBlockEnd: '3.5', tabular: true });
