import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { logLevel } from '#contracts/log-tail.ts';
import type { LogLevel } from '#contracts/log-tail.ts';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { ScrollBox } from '#ui/scroll-box.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LOG_TAIL } from '../log-tail.words.ts';
import { LogLines } from './log-lines.tsx';
import { logTailQuery } from './log-tail.queries.ts';

const AN_ID = /^[\w.:-]{0,100}$/;
const LEVELS = logLevel.options.map((value) => ({ value, label: LOG_TAIL.levels[value] }));

/** Shows administrators the newest log lines of all processes. A search by an id finds the lines of one request or job. */
export function LogTailCard() {
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState<LogLevel>('debug');
  const fits = AN_ID.test(typed);
  const tail = useInfiniteQuery({ ...logTailQuery({ about: typed, level }), enabled: fits });
  const lines = tail.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={LOG_TAIL.title}>
      <h2 className={css({ textStyle: 'h3' })}>{LOG_TAIL.title}</h2>
      <p className={mutedText({ marginBlockEnd: '4' })}>{LOG_TAIL.intro}</p>
      <div className={controls}>
        <Field label={LOG_TAIL.aboutLabel} error={fits ? null : LOG_TAIL.wrongId}><SearchBox placeholder={LOG_TAIL.placeholder} q={typed} onSearch={setTyped} /></Field>
        <Field label={LOG_TAIL.levelLabel}><Select options={LEVELS} value={level} onValueChange={setLevel} /></Field>
        <Button busy={tail.isRefetching} busyLabel={LOG_TAIL.busy} onClick={() => void tail.refetch()}>{LOG_TAIL.refresh}</Button>
      </div>
      {tail.isPending && fits && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[160px]' })} /></div>}
      {tail.isError && lines.length === 0 && <FetchProblem error={tail.error} onRetry={() => void tail.refetch()} />}
      {tail.data && (
        <div className={column({ gap: '4', justifyItems: 'start' })}>
          {lines.length === 0 ? <p className={mutedText()}>{tail.data.pages[0]?.on === false ? LOG_TAIL.off : LOG_TAIL.none}</p> : <ScrollBox label={LOG_TAIL.box} className={box}><LogLines lines={lines} label={LOG_TAIL.label} onFollow={setTyped} /></ScrollBox>}
          {tail.hasNextPage && <Button busy={tail.isFetchingNextPage} busyLabel={LOG_TAIL.busy} onClick={() => void tail.fetchNextPage()}>{LOG_TAIL.loadMore}</Button>}
        </div>
      )}
    </Card>
  );
}

const controls = css({ display: 'grid', gap: '3', alignItems: 'end', gridTemplateColumns: { base: '1fr', sm: '2fr 1fr auto' }, marginBlockEnd: '4' });
// The cards below the log stay in reach, however many lines are shown.
const box = css({ width: 'full', maxHeight: '[560px]' });
