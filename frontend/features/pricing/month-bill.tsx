import { Crown } from 'lucide-react';
import { css } from '#styled/css';
import { centered, flex, flexFill, hstack, mutedText, stack } from '#styled/patterns';
import { dollars, multiplyCents } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Coin } from '#ui/coin.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { PRO_OFFER } from './month-plan.ts';
import type { MonthPlan, Offer, PlanLine } from './month-plan.ts';
import { MONTH_BILL } from './pricing.words.ts';

interface MonthBillProps {
  need: number;
  best: MonthPlan | null;
  withoutPro: MonthPlan | null;
  hasPro: boolean;
  onBuy(offer: Offer): void;
}

const lineName = ({ offer, count }: PlanLine): string => (count > 1 ? `${count} × ${offer.name}` : offer.name);

/** List of what pays for a month at the lowest price: Pro, packages and their sum. Screen readers announce it when it changes. */
export function MonthBill({ need, best, withoutPro, hasPro, onBuy }: MonthBillProps) {
  const withPro = best?.lines[0]?.offer.id === PRO_OFFER;
  const next = best?.lines.find(({ offer }) => !(hasPro && offer.id === PRO_OFFER))?.offer;
  return (
    <div className={bill}>
      <div aria-live="polite" className={stack({ gap: '1' })}>
        <h3 className={mutedText()}>{MONTH_BILL.heading(need)}</h3>
        {best
          ? <p className={flex({ alignItems: 'baseline', gap: '2' })}><Sentence text={MONTH_BILL.monthText} parts={{ dollars: <strong className={css({ textStyle: 'display', tabular: true })}>{dollars(best.cents)}</strong> }} /></p>
          : <p>{MONTH_BILL.noOffer}</p>}
      </div>
      {best && best.lines.length === 0 && <p className={css({ color: 'fg.muted' })}>{MONTH_BILL.emptyText}</p>}
      {best && best.lines.length > 0 && (
        <ul className={css({ display: 'grid' })}>
          {best.lines.map((line, index) => (
            <li key={line.offer.id} className={row}>
              <span className={mark} data-pro={line.offer.id === PRO_OFFER || undefined}>{line.offer.id === PRO_OFFER ? <Crown size={18} aria-hidden /> : <Coin size={20} />}</span>
              <span className={flexFill({ display: 'grid' })}>
                <strong>{lineName(line)}</strong>
                <span className={mutedText({ textStyle: 'meta' })}>{tokenWords(line.offer.tokens * line.count)}{index === best.lines.length - 1 && best.left > 0 && MONTH_BILL.leftOverText(best.left)}</span>
              </span>
              <strong className={css({ tabular: true })}>{dollars(multiplyCents(line.offer.cents, line.count))}</strong>
            </li>
          ))}
        </ul>
      )}
      {withPro && withoutPro && <p className={mutedText({ textStyle: 'meta' })}>{MONTH_BILL.withoutProText(withoutPro.lines.map(lineName).join(' and '), withoutPro.cents)}</p>}
      {next && <Button variant="primary" size="lg" block onClick={() => onBuy(next)}>{next.id === PRO_OFFER ? MONTH_BILL.startWithProButton : MONTH_BILL.startWithButton(next.name)}</Button>}
      {withPro && hasPro && !next && <p>{MONTH_BILL.proCovers}</p>}
    </div>
  );
}

const bill = stack({ padding: { base: '5', md: '7' }, gap: '4', alignContent: 'start', backgroundColor: 'raised', borderTop: { base: 'soft', lg: 'none' }, borderInlineStart: { lg: 'soft' } });
const row = hstack({ gap: '3', paddingBlock: '3', borderBottom: 'soft', _first: { paddingBlockStart: '0' } });
const mark = centered({ flex: 'none', width: '9', height: '9', borderRadius: 'md', backgroundColor: 'amber.soft', '&[data-pro]': { backgroundColor: 'brand.soft', color: 'brand' } });
