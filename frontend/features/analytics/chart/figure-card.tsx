import { Download, LineChart, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { column, hstack, mutedText } from '#styled/patterns';
import { downloadCsv } from '#lib/csv.ts';
import type { CsvTable } from '#lib/csv.ts';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { CHART_WORDS } from '../analytics.words.ts';

interface FigureCardProps {
  title: string;
  /** A text on how the figure is counted. */
  definition: string;
  /** The figure as a table: the column names, then the rows, as in the CSV file. */
  table: CsvTable;
  /** Formats a cell of the figure's table. Without this function, numbers get commas. */
  words?(cell: string | number | null, column: number, row: number): ReactNode;
  /** Opens the runs, people or token movements behind this row of the figure's table. */
  onRow?(row: number): void;
  /** Text that the figure's card shows in place of a chart when there is no data. */
  empty?: string | null;
  /** Shows each row of the table as a card on phones, for tables of few rows with many columns. */
  cards?: boolean;
  children?: ReactNode;
}

const plain = (cell: string | number | null): ReactNode => (typeof cell === 'number' ? cell.toLocaleString('en-US', { maximumFractionDigits: 1 }) : cell ?? '–');

/** The card of an analytics figure: a chart that can be switched to a table and downloaded as a file. Without a chart, the table alone. */
export function FigureCard({ title, definition, table, words = plain, onRow, empty = null, cards = false, children }: FigureCardProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [head = [], ...rows] = table;
  const nameOf = (row: number): string => String(rows[row]?.[0] ?? '');
  return (
    <Card as="section" pad="md" radius="lg" aria-labelledby={id} className={css({ minWidth: '0' })}>
      <div className={column({ gap: '4' })}>
        <div className={hstack({ gap: '2', alignItems: 'start', justifyContent: 'space-between' })}>
          <div className={css({ minWidth: '0' })}>
            <h2 id={id} className={css({ textStyle: 'h4' })}>{title}</h2>
            <p className={mutedText({ textStyle: 'meta' })}>{definition}</p>
          </div>
          {empty === null && (
            <div className={hstack({ gap: '1', flex: 'none' })}>
              {children && <IconButton label={asTable ? CHART_WORDS.asChart(title) : CHART_WORDS.asTable(title)} onClick={() => setAsTable(!asTable)}>{asTable ? <LineChart size={16} /> : <Table2 size={16} />}</IconButton>}
              <IconButton label={CHART_WORDS.csv(title)} onClick={() => downloadCsv(title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), table)}><Download size={16} /></IconButton>
            </div>
          )}
        </div>
        {empty !== null && <p>{empty}</p>}
        {empty === null && (children && !asTable ? children : (
          <ReportTable label={CHART_WORDS.asTable(title)} cards={cards}>
            <thead><tr>{head.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row}>
                  <th scope="row">{onRow ? <TextButton aria-label={CHART_WORDS.rows(nameOf(row))} onClick={() => onRow(row)}>{words(cells[0] ?? null, 0, row)}</TextButton> : words(cells[0] ?? null, 0, row)}</th>
                  {cells.slice(1).map((cell, index) => <td key={index} data-name={head[index + 1]}>{words(cell, index + 1, row)}</td>)}
                </tr>
              ))}
            </tbody>
          </ReportTable>
        ))}
      </div>
    </Card>
  );
}
