import { useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { visuallyHidden } from '#styled/patterns';
import { css, cx } from '#styled/css';
import { dataTable } from '#styled/recipes';
import { isTerminal } from '#contracts/generation.ts';
import type { HistoryRun } from '#contracts/run-history.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RunRow } from './run-row.tsx';
import { RUNS_TABLE } from '../run-history.words.ts';

interface RunsTableProps {
  runs: readonly HistoryRun[];
  busy: boolean;
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], selected: boolean): void;
  onDelete(id: string): void;
}

/** From this number of runs on, the table renders only the rows near the visible part. */
const LONG = 100;
const ROW_PX = 73;
const CARD_PX = 150;
const AHEAD = 12;
const COLUMNS = ['State', 'Model', 'Tokens', 'Took', 'When'] as const;
const NUMBERS: ReadonlySet<string> = new Set(['Tokens', 'Took']);

/** The table of the run history; on phones each run is a card. */
export function RunsTable({ runs, busy, selected, onSelect, onDelete }: RunsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const long = runs.length > LONG;
  const virtual = useWindowVirtualizer({
    count: long ? runs.length : 0,
    estimateSize: () => (window.innerWidth < 1024 ? CARD_PX : ROW_PX),
    getItemKey: (index) => runs[index]?.id ?? index,
    overscan: AHEAD,
    scrollMargin: top,
  });
  // Measures where the table's rows begin on the page, because that decides which of them are near the visible part.
  useLayoutEffect(() => {
    if (long && body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  }, [long]);
  const items = virtual.getVirtualItems();
  const shown = long ? items.flatMap(({ index }) => (runs[index] ? [{ run: runs[index], index }] : [])) : runs.map((run, index) => ({ run, index }));
  const before = long ? (items[0]?.start ?? top) - top : 0;
  const after = long ? virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top) : 0;
  const finished = runs.filter(({ status }) => isTerminal(status)).map(({ id }) => id);
  const all = finished.length > 0 && finished.every((id) => selected.has(id));
  return (
    <table aria-label={RUNS_TABLE.label} aria-busy={busy || undefined} aria-rowcount={long ? runs.length + 1 : undefined} className={table}>
      <thead>
        <tr>
          <th scope="col"><Checkbox checked={all} indeterminate={!all && selected.size > 0} onCheckedChange={(on) => onSelect(finished, on)}><span className={words}>{RUNS_TABLE.selectAllLabel}<span className={visuallyHidden()}> {RUNS_TABLE.selectAllOfText}</span></span></Checkbox></th>
          <th scope="col">{RUNS_TABLE.runColumn}</th>
          {COLUMNS.map((name) => <th key={name} scope="col" data-number={NUMBERS.has(name) || undefined}>{name}</th>)}
          <th scope="col"><span className={visuallyHidden()}>{RUNS_TABLE.actionsText}</span></th>
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 && <tr aria-hidden data-gap style={{ height: before }}><td colSpan={8} /></tr>}
        {shown.map(({ run, index }) => (
          <RunRow key={run.id} run={run} index={index} selected={selected.has(run.id)} measure={virtual.measureElement} onSelect={(id, on) => onSelect([id], on)} onDelete={onDelete} />
        ))}
        {after > 0 && <tr aria-hidden data-gap style={{ height: after }}><td colSpan={8} /></tr>}
      </tbody>
    </table>
  );
}

/** On wide screens the heading of the table explains the checkbox by its place, and there is no room for the words. */
const words = css({ whiteSpace: 'nowrap', lg: { srOnly: true } });
const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '3', paddingInlineEnd: '4', verticalAlign: 'middle' },
  '& thead th': { paddingBlock: '2' },
  '& tbody th': { width: '[44%]', maxWidth: '[0]' },
  '& th:first-child, & td:first-child': { width: '8', paddingInlineStart: '1' },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-part=model]': { color: 'fg.muted' }, '& [data-part=when]': { color: 'fg.muted', whiteSpace: 'nowrap' },
  '& [data-part=menu]': { paddingInlineEnd: '0', textAlign: 'end' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
  // On wide screens the heading of a column names its unit, so the cells leave the unit out.
  lg: { '& [data-unit]': { display: 'none' } },
  lgDown: {
    display: 'block',
    '& thead': { display: 'block' }, '& thead tr': { display: 'flex' }, '& thead th': { display: 'block', border: 'none', paddingInlineStart: '0!' }, '& thead th:not(:first-child)': { srOnly: true },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '3', rowGap: '1', alignItems: 'center', paddingBlock: '3', borderBottom: 'soft',
      '&:last-child': { borderBottom: 'none' },
    },
    '& tbody tr[data-gap]': { display: 'block', padding: '0', border: 'none' },
    '& tbody th, & tbody td': { display: 'block', padding: '0!', border: 'none', minWidth: '0', width: 'auto!', maxWidth: '[none]' },
    '& [data-part=pick]': { gridColumn: '1', gridRow: '1' }, '& [data-part=what]': { gridColumn: '2', gridRow: '1' }, '& [data-part=menu]': { gridColumn: '3', gridRow: '1' },
    '& [data-part=state]': { gridColumn: '2', gridRow: '2', justifySelf: 'start', marginBlockStart: '1.5' },
    '& [data-part=tokens]': { gridColumn: '2', gridRow: '2', justifySelf: 'end' },
    '& [data-part=when]': { gridColumn: '2', gridRow: '3', textStyle: 'meta', color: 'fg.subtle' },
    '& [data-part=took]': { gridColumn: '2', gridRow: '3', justifySelf: 'end', textStyle: 'meta', color: 'fg.subtle' },
    '& [data-part=model]': { display: 'none' },
  },
}));
