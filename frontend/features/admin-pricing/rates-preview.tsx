import { useQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { mutedText } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { RateCardPrices } from '#contracts/pricing-admin.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { previewQuery } from './admin-pricing.queries.ts';
import { RATES } from './rate-names.ts';
import { RATES_PREVIEW } from './admin-pricing.words.ts';
import { must } from '#contracts/must.ts';

const count = (tokens: number): string => tokens.toLocaleString('en-US');
const signed = (tokens: number): string => (tokens > 0 ? `+${count(tokens)}` : count(tokens).replace('-', '−'));

/** A comparison for the administrator: what the finished runs of the last 30 days cost, and what they would cost with the drafted rate card. */
export function RatesPreview({ card }: { card: RateCardPrices | null }) {
  const preview = useQuery(previewQuery(useDelayed(card)));
  if (preview.isError) return <FetchProblem error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <div aria-busy={card !== null}><Skeleton radius="md" className={css({ height: '[200px]' })} /></div>;
  const { rates } = preview.data;
  const sum = (part: 'runs' | 'before' | 'after'): number => rates.reduce((total, row) => total + row[part], 0);
  const rows = [
    ...RATES.map(({ rate, name }) => ({ name, ...must(rates.find((row) => row.rate === rate), 'the preview of a rate') })),
    { name: 'Together', runs: sum('runs'), before: sum('before'), after: sum('after') },
  ];
  return (
    <section aria-labelledby="rates-preview" aria-live="polite" aria-busy={preview.isPlaceholderData || undefined} className={css({ border: 'soft', borderRadius: 'md', padding: '4', _busy: { opacity: '[0.6]' } })}>
      <h3 id="rates-preview" className={css({ textStyle: 'pane' })}>{RATES_PREVIEW.title}</h3>
      <p className={mutedText({ textStyle: 'meta', marginBlockEnd: '3' })}>{RATES_PREVIEW.description}</p>
      <table className={table}>
        <thead><tr>{['Type', 'Runs', 'Was', RATES_PREVIEW.wouldBeText, 'Change'].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {rows.map(({ name, runs, before, after }) => (
            <tr key={name}><th scope="row">{name}</th><td>{count(runs)}</td><td>{count(before)}</td><td>{count(after)}</td><td>{signed(after - before)}</td></tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '1.5', textAlign: 'end' },
  '& th:first-child': { textAlign: 'start' },
  '& thead th': { color: 'fg.muted', fontWeight: 'normal', textStyle: 'meta' },
  '& tbody tr:last-child > *': { fontWeight: 'bold', borderBottom: 'none' },
}));
