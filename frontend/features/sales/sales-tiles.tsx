import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, metaText, visuallyHidden } from '#styled/patterns';
import type { SalesSummary } from '#contracts/sales.ts';
import { dollars } from '#lib/money.ts';
import { percentWords } from '#lib/percent-words.ts';
import { changeOf } from '#lib/change.ts';
import type { Change } from '#lib/change.ts';
import { SparkLine } from './spark-line.tsx';
import { SALES_TILES } from './sales.words.ts';

interface SalesTilesProps {
  sales: SalesSummary;
  /** The sales figures of the period before; undefined while they are fetched, and when the request failed. */
  before: SalesSummary | undefined;
}

const count = (value: number): string => value.toLocaleString('en-US');
const taken = (sales: SalesSummary): number => sales.refundCents + sales.disputeCents;

/** Row of the sales figures of the period, each compared with the period before. A missing figure is shown as unknown. */
export function SalesTiles({ sales, before }: SalesTilesProps) {
  const { days } = sales;
  const left = sales.lostPro > 0 ? `, ${count(sales.lostPro)} left` : '';
  return (
    <dl className={strip}>
      <Tile name={SALES_TILES.grossName} value={dollars(sales.grossCents)} change={changeOf(sales.grossCents, sales.previous.grossCents)} spark={days.map((day) => day.grossCents)} />
      <Tile name={SALES_TILES.netName} value={dollars(sales.netCents)} change={changeOf(sales.netCents, sales.previous.netCents)} note={SALES_TILES.afterFeesNote(sales.feeCents)} spark={days.map((day) => day.netCents)} />
      <Tile name={SALES_TILES.refundsName} value={dollars(taken(sales))} change={changeOf(taken(sales), before && taken(before))} less note={sales.disputeCents > 0 ? SALES_TILES.byBanksNote(sales.disputeCents) : undefined} spark={days.map((day) => day.refundCents)} />
      <Tile name={SALES_TILES.mrrName} value={dollars(sales.mrrCents)} change={changeOf(sales.mrrCents, before?.mrrCents)} note={SALES_TILES.mrrNote} />
      <Tile name={SALES_TILES.proMembersName} value={count(sales.activePro)} note={SALES_TILES.newNote(count(sales.newPro), left)} change={sales.newPro + sales.previous.newPro > 0 ? changeOf(sales.newPro, sales.previous.newPro) : null} subject={SALES_TILES.newMembers} />
      <Tile name={SALES_TILES.arpuName} value={sales.arpuCents === null ? SALES_TILES.noneYetText : dollars(sales.arpuCents)} note={sales.arpuCents === null ? SALES_TILES.noPaymentsNote : SALES_TILES.netPaidNote(count(sales.payingUsers))} change={sales.arpuCents === null ? null : changeOf(sales.arpuCents, before?.arpuCents)} />
      <Tile name={SALES_TILES.tokensSoldName} value={count(sales.tokensSold)} change={changeOf(sales.tokensSold, sales.previous.tokensSold)} />
      <Tile name={SALES_TILES.tokensOutstandingName} value={count(sales.tokensOutstanding)} note={SALES_TILES.allWalletsNowNote} />
    </dl>
  );
}

interface TileProps {
  name: string;
  value: string;
  note?: string | undefined;
  change?: Change | null;
  /** Name of the figure whose change the tile shows, where it is not the tile's own figure. */
  subject?: string;
  /** True when a lower figure is better, such as for refunds. */
  less?: boolean;
  spark?: readonly number[];
}

function Tile({ name, value, note, change, subject, less = false, spark }: TileProps) {
  return (
    <div className={tile}>
      <dt className={metaText()}>{name}</dt>
      <dd className={css({ display: 'grid', gap: '0.5', gridTemplateRows: '[auto auto auto 1fr]' })}>
        <span className={longWords({ textStyle: 'stat' })}>{value}</span>
        {change && <Moved change={change} subject={subject} less={less} />}
        {note && <span className={metaText()}>{note}</span>}
        {spark && <span className={css({ alignSelf: 'end', gridRow: '4', marginBlockStart: '1' })}><SparkLine values={spark} /></span>}
      </dd>
    </div>
  );
}

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight } as const;

function Moved({ change: { percent, direction }, subject, less }: { change: Change; subject: string | undefined; less: boolean }) {
  const Arrow = ARROWS[direction];
  const tone = direction === 'same' ? 'same' : (direction === 'up') === less ? 'worse' : 'better';
  const size = direction === 'same' ? SALES_TILES.noChangeSize : percent === null ? SALES_TILES.fromNothingSize : percentWords(Math.abs(percent));
  return (
    <span data-tone={tone} className={moved}>
      <Arrow size={14} aria-hidden="true" />
      <span>{direction !== 'same' && <span className={visuallyHidden()}>{direction} </span>}{size}{subject && ` ${subject}`}</span>
    </span>
  );
}

const moved = css({
  display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'meta', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', color: 'fg.subtle',
  '&[data-tone=better]': { color: 'good' }, '&[data-tone=worse]': { color: 'bad' },
});

// Through the gaps between the figures the background of the strip shows as thin lines.
const strip = css({
  display: 'grid', gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' }, gap: 'px', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'line.soft',
});
const tile = css({ backgroundColor: 'surface', padding: { base: '3', sm: '4' }, display: 'grid', gap: '0.5', gridTemplateRows: '[auto 1fr]', minWidth: '0' });
