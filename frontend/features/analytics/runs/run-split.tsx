import type { Trends } from '#contracts/admin-analytics.ts';
import type { CsvTable } from '#lib/csv.ts';
import { RUNS_WORDS } from '../analytics.words.ts';
import { FigureCard } from '../chart/figure-card.tsx';
import { rateWords, secondsWords } from '../share-words.ts';
import { judgedOf, sumsOf, TYPES } from './run-sums.ts';
import type { RunSums } from './run-sums.ts';
import type { Split } from './runs-panel.tsx';

interface RunSplitProps {
  trends: Trends;
  split: Split;
  onOpen(what: string, more: object): void;
}

interface Row extends RunSums {
  name: string;
  half: number | null;
  most: number | null;
  /** Filters for the list of runs behind this row of the table. */
  asked: object;
}

/** The table of runs by content type, by model, or by their prompt's category. */
export function RunSplit({ trends, split, onOpen }: RunSplitProps) {
  if (split === 'category') return <Categories trends={trends} />;
  const rows: Row[] = split === 'model'
    ? trends.models.map(({ type, model, ...figures }) => ({ ...figures, name: `${model}, ${RUNS_WORDS.types[type].toLowerCase()}`, asked: { type, model } }))
    : TYPES.map((type) => ({ ...sumsOf(trends.days.filter((day) => day.type === type)), half: null, most: null, name: RUNS_WORDS.types[type], asked: { type } })).filter(({ runs }) => runs > 0);
  const timed = split === 'model';
  const table: CsvTable = [
    [RUNS_WORDS.name, RUNS_WORDS.total, RUNS_WORDS.rate, RUNS_WORDS.failed, RUNS_WORDS.stopped, RUNS_WORDS.tokens, ...(timed ? [`${RUNS_WORDS.half}, s`, `${RUNS_WORDS.most}, s`] : [])],
    ...rows.map((row) => [row.name, row.runs, judgedOf(row) === 0 ? null : row.worked / judgedOf(row), row.failed, row.stopped, row.tokens, ...(timed ? [row.half, row.most] : [])]),
  ];
  return (
    <FigureCard
      title={timed ? RUNS_WORDS.modelTitle : RUNS_WORDS.typeTitle} definition={RUNS_WORDS.definition} table={table}
      words={(cell, column, index) => {
        const row = rows[index];
        if (column === 0 || !row) return cell;
        if (column === 2) return rateWords(row.worked, judgedOf(row));
        return column > 5 ? secondsWords(cell === null ? null : Number(cell)) : Number(cell).toLocaleString('en-US');
      }}
      onRow={(index) => {
        const row = rows[index];
        if (row) onOpen(row.name, row.asked);
      }}
    />
  );
}

function Categories({ trends: { categories } }: { trends: Trends }) {
  return (
    <FigureCard
      title={RUNS_WORDS.categoryTitle} definition={RUNS_WORDS.definition} empty={categories.length === 0 ? RUNS_WORDS.none : null}
      table={[[RUNS_WORDS.name, RUNS_WORDS.total, RUNS_WORDS.worked], ...categories.map(({ category, runs, worked }) => [category ?? RUNS_WORDS.noCategory, runs, worked])]}
    />
  );
}
