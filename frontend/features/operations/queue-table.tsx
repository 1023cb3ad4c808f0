import { css, cx } from '#styled/css';
import { monoText } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { MachineryHealth } from '#contracts/operations.ts';
import { QUEUE_TABLE } from './operations.words.ts';

type Queue = NonNullable<MachineryHealth['queues']>[number];
const COLUMNS = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Table of the job queues with the number of jobs that wait, run, are delayed and failed. */
export function QueueTable({ queues }: { queues: readonly Queue[] }) {
  return (
    // The table of queues fits a phone of 375 px. On a narrower one it scrolls in its own box, also by keyboard.
    <div role="region" aria-label={QUEUE_TABLE.label} tabIndex={0} className={css({ position: 'relative', overflowX: 'auto' })}>
      <table className={table}>
        <thead>
          <tr><th scope="col">{QUEUE_TABLE.queueColumn}</th>{COLUMNS.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row"><code className={monoText()}>{queue.name}</code></th>
              {COLUMNS.map((name) => <td key={name} className={queue[name] === 0 ? none : undefined} data-alarm={(name === 'failed' && queue.failed > 0) || undefined}>{queue[name].toLocaleString('en-US')}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Zeros are paler than other numbers, so that a queue with jobs stands out. */
const none = css({ color: 'fg.subtle' });
const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '2', paddingInline: { base: '1.5', sm: '3' }, textAlign: 'end' },
  '& th:first-child': { textAlign: 'start', paddingInlineStart: '0' },
  '& tbody th': { fontWeight: 'heavy' },
  '& [data-alarm]': { color: 'bad', fontWeight: 'bold' },
}));
