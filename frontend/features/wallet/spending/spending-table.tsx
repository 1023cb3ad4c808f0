import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import { dayWords } from '#lib/day-span.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { SPENT_ON, spentOf, totalOf } from './spent-on.ts';
import type { SpendingDay } from './spent-on.ts';
import { SPENDING_TABLE } from '../wallet.words.ts';

/** Table with the figures of the chart of spent tokens: days on which the user spent tokens, latest first. */
export function SpendingTable({ days }: { days: readonly SpendingDay[] }) {
  const used = SPENT_ON.filter(({ name }) => totalOf(days, name) > 0);
  return (
    <Disclosure summary={SPENDING_TABLE.summary}>
      <div className={css({ overflowX: 'auto', marginBlockStart: '2' })}>
        <table className={table}>
          <caption className={visuallyHidden()}>{SPENDING_TABLE.tokensSpentText}</caption>
          <thead><tr><th scope="col">{SPENDING_TABLE.dayColumn}</th>{used.map(({ name, label }) => <th key={name} scope="col">{label}</th>)}<th scope="col">{SPENDING_TABLE.togetherColumn}</th></tr></thead>
          <tbody>
            {days.filter((day) => spentOf(day) > 0).reverse().map((day) => (
              <tr key={day.day}><th scope="row">{dayWords(day.day, true)}</th>{used.map(({ name }) => <td key={name}>{day[name]}</td>)}<td><strong>{spentOf(day)}</strong></td></tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}

const table = cx(dataTable(), css({
  tabular: true,
  '& th, & td': { textAlign: 'end', paddingBlock: '2', paddingInline: '2', whiteSpace: 'nowrap', _first: { textAlign: 'start' } },
  '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
}));
