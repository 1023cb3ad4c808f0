import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { BREAKDOWN_CSV_PATH } from '#contracts/sales-breakdown.ts';
import type { SalesBreakdown } from '#contracts/sales-breakdown.ts';
import { css } from '#styled/css';
import { mutedText, wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import { shareOf } from '#lib/change.ts';
import { dollars } from '#lib/money.ts';
import { percentWords } from '#lib/percent-words.ts';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { breakdownQuery } from '../sales.queries.ts';
import type { Period } from '../sales.queries.ts';
import { BREAKDOWN } from '../sales.words.ts';
import { LifetimeCard } from './lifetime-card.tsx';

type By = 'countries' | 'products' | 'referrals';
type Takings = Omit<SalesBreakdown['countries'][number], 'country'>;
type Group = Takings & { key: string; name: string };

const GROUPINGS: readonly { value: By; label: string }[] = [{ value: 'countries', label: BREAKDOWN.country }, { value: 'products', label: BREAKDOWN.package }, { value: 'referrals', label: BREAKDOWN.referral }];
const count = (value: number): string => value.toLocaleString('en-US');

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Returns the English name of a country by its two-letter code; the code itself where it has no name. */
function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

function groupsOf(breakdown: SalesBreakdown, by: By): Group[] {
  if (by === 'countries') return breakdown.countries.map((group) => ({ ...group, key: group.country ?? '', name: group.country === null ? BREAKDOWN.unknownCountry : countryName(group.country) }));
  if (by === 'products') return breakdown.products.map((group) => ({ ...group, key: group.productId }));
  return breakdown.referrals.map(({ referrer, ...group }) => ({ ...group, key: referrer?.id ?? '', name: referrer === null ? BREAKDOWN.noReferral : referrer.username === null ? BREAKDOWN.deletedAccount : `@${referrer.username}` }));
}

/** Shows administrators the sales by country, package and referral, with the lifetime value of a buyer beside them. */
export function BreakdownPanel({ period }: { period: Period }) {
  const [by, setBy] = useState<By>('countries');
  const breakdown = useQuery(breakdownQuery(period));
  if (breakdown.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[280px]' })} /></div>;
  if (!breakdown.data) return <FetchProblem error={breakdown.error} onRetry={() => void breakdown.refetch()} />;
  const groups = groupsOf(breakdown.data, by);
  const gross = groups.reduce((sum, group) => sum + group.grossCents, 0);
  return (
    <div aria-busy={breakdown.isPlaceholderData || undefined} className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[minmax(0, 2fr) minmax(0, 1fr)]' }, alignItems: 'start', _busy: { opacity: '60' } })}>
      <Card as="section" pad="md" radius="lg" aria-labelledby="breakdown-title">
        <div className={wrap({ gap: '3', justifyContent: 'space-between', marginBlockEnd: '3' })}>
          <h2 id="breakdown-title" className={css({ textStyle: 'h4' })}>{BREAKDOWN.heading}</h2>
          <SegmentedControl label={BREAKDOWN.groupBy} options={GROUPINGS} value={by} onValueChange={setBy} />
          {/* The download is a plain link, because the server and not the router answers this address, with a CSV file. */}
          <a href={`${BREAKDOWN_CSV_PATH}?${new URLSearchParams({ ...period }).toString()}`} download className={button({ size: 'sm' })}><Download aria-hidden="true" />{BREAKDOWN.csv}</a>
        </div>
        {groups.length === 0 ? <p className={mutedText()}>{BREAKDOWN.empty}</p> : (
          <ReportTable label={BREAKDOWN.table}>
            <thead><tr>{BREAKDOWN.columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
            <tbody>
              {groups.map((group) => (
                <tr key={group.key}>
                  <th scope="row">{group.name}</th>
                  <td>{count(group.people)}</td>
                  <td>{count(group.orders)}</td>
                  <td>{dollars(group.grossCents)}</td>
                  <td>{dollars(group.backCents)}</td>
                  <td>{dollars(group.netCents)}</td>
                  <td>{percentWords(shareOf(group.grossCents, gross))}</td>
                </tr>
              ))}
            </tbody>
          </ReportTable>
        )}
        <p className={mutedText({ textStyle: 'meta', marginBlockStart: '3' })}>{BREAKDOWN.definitions[by]}</p>
      </Card>
      <LifetimeCard lifetime={breakdown.data.lifetime} />
    </div>
  );
}
