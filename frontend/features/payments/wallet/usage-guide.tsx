import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { centered, mutedText } from '#styled/patterns';
import { LONG_TEXT_WORDS } from '#contracts/pricing.ts';
import type { BaseRates } from '#contracts/pricing.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { USAGE_GUIDE } from '../payments.words.ts';

const KINDS = [
  { rate: 'shortText', type: 'text', label: USAGE_GUIDE.shortTextLabel, hint: USAGE_GUIDE.upToWordsHint },
  { rate: 'longText', type: 'text', label: USAGE_GUIDE.longTextLabel, hint: `over ${LONG_TEXT_WORDS} words` },
  { rate: 'image', type: 'image', label: USAGE_GUIDE.imageLabel, hint: USAGE_GUIDE.eachPictureHint },
  { rate: 'video', type: 'video', label: USAGE_GUIDE.videoLabel, hint: USAGE_GUIDE.eachClipHint },
] as const satisfies readonly { rate: keyof BaseRates; type: string; label: string; hint: string }[];

/**
 * List of the price of one output of each type by the server's rate card. Without the rate card it shows nothing, because the run buttons
 * show their price anyway.
 */
export function UsageGuide() {
  const { data, isError } = useQuery(pricingQuery);
  if (isError) return null;
  return (
    <section aria-labelledby="usage-guide" aria-busy={!data}>
      <h3 id="usage-guide" className={css({ textStyle: 'pane', marginBlockStart: '6', marginBlockEnd: '3' })}>{USAGE_GUIDE.heading}</h3>
      <ul className={list}>
        {KINDS.map(({ rate, type, label, hint }) => (
          <li key={rate} data-type={type} className={row}>
            <span className={icon}><TypeIcon type={type} size={18} /></span>
            <div>
              <p className={css({ textStyle: 'label' })}>{label}</p>
              <p className={mutedText({ textStyle: 'meta' })}>
                {data ? <>{tokenWords(data.rateCard.base[rate])}, {hint}</> : <Skeleton className={css({ width: '20', height: '4' })} />}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const list = css({ display: 'grid', listStyle: 'none', padding: '0', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' }, border: 'soft', borderRadius: 'lg', overflow: 'hidden', gap: 'px', backgroundColor: 'line.soft' });
const row = css({ display: 'flex', alignItems: 'flex-start', gap: '2.5', padding: '3', backgroundColor: 'overlay' });
const icon = centered({ flex: 'none', width: '9', height: '9', borderRadius: 'sm', backgroundColor: 'kind.soft', color: 'kind' });
