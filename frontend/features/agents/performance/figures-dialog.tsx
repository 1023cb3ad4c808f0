import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FIGURES } from '../agents-manage.words.ts';
import { DayBars } from './day-bars.tsx';
import { figuresQuery } from './figures.queries.ts';

const SPANS = (['7', '30', '90'] as const).map((value) => ({ value, label: FIGURES.spanText(Number(value)) }));

/** The dialog in which an author sees use, ratings and earnings of their agent. */
export function FiguresDialog({ agentId, onClose }: { agentId: string; onClose(): void }) {
  const [span, setSpan] = useState<(typeof SPANS)[number]['value']>('30');
  const { data, error, refetch } = useQuery(figuresQuery(agentId, Number(span)));
  const shown = data && [
    [FIGURES.people, data.totals.people], [FIGURES.chats, data.totals.chats], [FIGURES.messages, data.totals.messages], [FIGURES.likes, data.totals.likes],
    [FIGURES.thumbsUp, data.totals.thumbsUp], [FIGURES.thumbsDown, data.totals.thumbsDown], [FIGURES.gross, data.totals.gross], [FIGURES.net, data.totals.net],
  ] as const;
  return (
    <Dialog open size="lg" onOpenChange={(open) => !open && onClose()} title={FIGURES.title} footer={<Button variant="primary" onClick={onClose}>{FIGURES.closeButton}</Button>}>
      <div data-autofocus tabIndex={-1} className={column({ gap: '5', outline: 'none' })}>
        <SegmentedControl label={FIGURES.spanLabel} options={SPANS} value={span} onValueChange={setSpan} />
        {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
        {!data && error === null && <Skeleton radius="md" className={css({ height: '[320px]' })} />}
        {shown && <dl className={tiles}>{shown.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value.toLocaleString('en-US')}</dd></div>)}</dl>}
        {data && (data.days.some(({ messages }) => messages > 0) ? <DayBars days={data.days} /> : <p className={mutedText()}>{FIGURES.emptyText}</p>)}
      </div>
    </Dialog>
  );
}

const tiles = css({
  display: 'grid', gap: '3', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', border: 'soft', borderRadius: 'md', padding: '3' }, '& dt': { textStyle: 'meta', color: 'fg.subtle' }, '& dd': { textStyle: 'stat' },
});
