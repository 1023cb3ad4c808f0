import { css, cx } from '#styled/css';
import { dataTable } from '#styled/recipes';
import { dollars } from '#lib/money.ts';
import type { ChartPoint } from './revenue-chart.tsx';
import { REVENUE_TABLE } from './sales.words.ts';

/** Table with the figures of the sales chart. */
export function RevenueTable({ points }: { points: readonly ChartPoint[] }) {
  return (
    // The sales table of a long period scrolls in its own box, also by keyboard.
    <div role="region" aria-label={REVENUE_TABLE.label} tabIndex={0} className={css({ position: 'relative', maxHeight: '[318px]', overflow: 'auto' })}>
      <table className={table}>
        <thead><tr>{['When', 'Net', 'Gross', 'Refunds', 'Orders'].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.day}>
              <th scope="row">{point.label}</th>
              <td>{dollars(point.netCents)}</td>
              <td>{dollars(point.grossCents)}</td>
              <td>{dollars(point.refundCents)}</td>
              <td>{point.orders.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '1.5', paddingInline: '2', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-child': { textAlign: 'start', paddingInlineStart: '0', fontWeight: '[400]' },
  '& thead th': { position: 'sticky', insetBlockStart: '0', backgroundColor: 'surface' },
}));
