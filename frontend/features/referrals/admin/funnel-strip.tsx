import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, mutedText, stack } from '#styled/patterns';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { funnelQuery } from '../referrals.queries.ts';
import type { FunnelDays } from '../referrals.queries.ts';
import { FUNNEL } from '../referrals-admin.words.ts';

const DAYS = [{ value: '7', label: FUNNEL.days['7'] }, { value: '30', label: FUNNEL.days['30'] }] as const;

/** Strip of figures of the referral programme: clicks, sign-ups, first purchases and settled referrals of a period, compared with the period before. */
export function FunnelStrip({ days, onDays }: { days: FunnelDays; onDays(days: FunnelDays): void }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(funnelQuery(days));
  return (
    <section aria-label={FUNNEL.daysLabel} className={column({ gap: '3' })}>
      <div><SegmentedControl label={FUNNEL.daysLabel} options={DAYS} value={days} onValueChange={onDays} /></div>
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton radius="lg" className={css({ height: '[110px]' })} />}
      {data && (
        <>
          <dl aria-busy={isPlaceholderData || undefined} className={strip}>
            <Tile name={FUNNEL.clicks} value={data.now.clicks} before={data.before.clicks} />
            <Tile name={FUNNEL.signedUp} value={data.now.signedUp} before={data.before.signedUp} note={FUNNEL.share(data.now.signedUp, data.now.clicks, FUNNEL.ofClicks)} />
            <Tile name={FUNNEL.paid} value={data.now.paid} before={data.before.paid} note={FUNNEL.share(data.now.paid, data.now.signedUp, FUNNEL.ofSignUps)} />
            <Tile name={FUNNEL.settled} value={data.now.settled} before={data.before.settled} />
          </dl>
          <p className={mutedText({ tabular: true })}>{FUNNEL.tokens(data.tokens.settled, data.tokens.pending, data.tokens.held, data.tokens.revoked)}</p>
        </>
      )}
    </section>
  );
}

function Tile({ name, value, before, note }: { name: string; value: number; before: number; note?: string }) {
  return (
    <div className={tile}>
      <dt className={metaText()}>{name}</dt>
      <dd className={stack({ gap: '0.5' })}>
        <span className={css({ textStyle: 'stat' })}>{value.toLocaleString('en-GB')}</span>
        {note !== undefined && <span className={metaText({ tabular: true })}>{note}</span>}
        <span className={metaText({ tabular: true })}>{FUNNEL.before(before)}</span>
      </dd>
    </div>
  );
}

// Through the gaps between the figures the background of the strip shows as thin lines.
const strip = css({
  display: 'grid', gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' }, gap: 'px', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'line.soft', _busy: { opacity: '60' },
});
const tile = css({ backgroundColor: 'surface', padding: { base: '3', sm: '4' }, display: 'grid', gap: '0.5', alignContent: 'start', minWidth: '0' });
