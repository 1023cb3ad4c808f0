import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import { totalsQuery } from './history.queries.ts';
import type { HistoryView } from './history-address.ts';
import { TOTALS_BAR } from '../run-history.words.ts';

/** A bar with the number and cost of all runs that match the filters, also of those that are not loaded. */
export function TotalsBar({ view }: { view: HistoryView }) {
  const { data, isPlaceholderData } = useQuery(totalsQuery(view));
  const number = (value: number | undefined): string => (value === undefined ? '–' : value.toLocaleString('en-US'));
  const figures = [
    ['Runs', number(data?.runs)],
    [TOTALS_BAR.tokensSpentFigures, number(data?.spent)],
    [TOTALS_BAR.tokensBackFigures, number(data?.released)],
    ['Works', data?.works == null ? '–' : `${data.works}%`],
  ];
  return (
    <dl aria-label={TOTALS_BAR.label} aria-busy={isPlaceholderData || undefined} className={bar}>
      {figures.map(([label, value]) => (
        <div key={label} className={stack({ gap: '0.5', minWidth: '0' })}>
          <dt className={metaText()}>{label}</dt>
          <dd className={css({ textStyle: 'stat' })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const bar = css({ layerStyle: 'card', display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }, gap: '4', padding: '4' });
