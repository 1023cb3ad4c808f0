import { FEWEST_FOR_LIFETIME } from '#contracts/sales-breakdown.ts';
import type { LifetimeFigures } from '#contracts/sales-breakdown.ts';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { shareOf } from '#lib/change.ts';
import { dollars } from '#lib/money.ts';
import { Card } from '#ui/card.tsx';
import { LIFETIME } from '../sales.words.ts';

/** Card with the estimated lifetime value of a buyer, the formula and its figures. */
export function LifetimeCard({ lifetime }: { lifetime: LifetimeFigures }) {
  const { netCents, payers, before, cameBack, ltvCents } = lifetime;
  const left = before - cameBack;
  return (
    <Card as="section" pad="md" radius="lg" aria-labelledby="lifetime-title">
      <div className={stack({ gap: '3' })}>
        <h2 id="lifetime-title" className={css({ textStyle: 'h4' })}>{LIFETIME.heading}</h2>
        <p className={css({ textStyle: 'stat' })}>{ltvCents === null ? LIFETIME.none : dollars(ltvCents)}</p>
        {ltvCents === null && <p className={mutedText({ textStyle: 'small' })}>{before < FEWEST_FOR_LIFETIME ? LIFETIME.tooFew(before) : left === 0 ? LIFETIME.allCameBack : LIFETIME.nothingLeft}</p>}
        <p className={css({ textStyle: 'small' })}>{LIFETIME.formula}</p>
        <dl className={facts}>
          <div><dt>{LIFETIME.net}</dt><dd>{dollars(netCents)}</dd></div>
          <div><dt>{LIFETIME.payers}</dt><dd>{payers.toLocaleString('en-US')}</dd></div>
          <div><dt>{LIFETIME.left}</dt><dd>{LIFETIME.leftOf(left, before, shareOf(left, before))}</dd></div>
        </dl>
      </div>
    </Card>
  );
}

const facts = css({
  display: 'grid', gap: '2', textStyle: 'small', fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3', borderTop: 'soft', paddingBlockStart: '2' },
  '& dt': { color: 'fg.muted' }, '& dd': { textAlign: 'end' },
});
