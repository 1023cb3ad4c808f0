import { css } from '#styled/css';
import { inlineStack, wrap } from '#styled/patterns';
import type { WalletOverview } from '#contracts/wallet.ts';
import { BUCKET_BAR } from '../wallet.words.ts';

const BUCKETS = [
  { name: 'purchased', label: BUCKET_BAR.purchasedLabel },
  { name: 'subscription', label: BUCKET_BAR.proLabel },
  { name: 'earned', label: BUCKET_BAR.earnedLabel },
  { name: 'bonus', label: BUCKET_BAR.bonusLabel },
] as const satisfies readonly { name: keyof WalletOverview['buckets']; label: string }[];

/** Bar that shows how the user got the spendable tokens, such as bought or bonus. */
export function BucketBar({ buckets }: { buckets: WalletOverview['buckets'] }) {
  const filled = BUCKETS.filter(({ name }) => buckets[name] > 0);
  if (filled.length === 0) return null;
  return (
    <>
      <div aria-hidden className={css({ display: 'flex', gap: '0.5', height: '2', borderRadius: 'full', overflow: 'hidden' })}>
        {filled.map(({ name }) => <span key={name} data-bucket={name} className={fill} style={{ flexGrow: buckets[name] }} />)}
      </div>
      <ul aria-label={BUCKET_BAR.whereTheyCameLabel} className={wrap({ columnGap: '4', rowGap: '1', textStyle: 'meta', color: 'fg.muted' })}>
        {filled.map(({ name, label }) => (
          <li key={name} className={inlineStack({ gap: '1.5' })}>
            <span aria-hidden data-bucket={name} className={`${fill} ${css({ width: '2', height: '2', borderRadius: 'xs' })}`} />{label} <strong className={css({ color: 'fg', tabular: true })}>{buckets[name].toLocaleString('en-US')}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

const fill = css({
  backgroundColor: 'amber.fill', '&[data-bucket=subscription]': { backgroundColor: 'chart.3' }, '&[data-bucket=earned]': { backgroundColor: 'chart.1' }, '&[data-bucket=bonus]': { backgroundColor: 'chart.2' },
});
