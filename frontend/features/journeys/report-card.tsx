import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack, mutedText } from '#styled/patterns';
import { downloadCsv } from '#lib/csv.ts';
import type { CsvTable } from '#lib/csv.ts';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CARD_WORDS } from './journeys.words.ts';

interface ReportCardProps<Data> {
  query: UseQueryResult<Data>;
  title(data: Data): string;
  /** Text that says how the report about people's journeys counts. */
  definition: string;
  /** Name of the CSV file with which an admin downloads the report. */
  file: string;
  table(data: Data): CsvTable;
  children(data: Data): ReactNode;
}

/** A card with a report and its definition. While the server computes a new report, the old one stays and is dimmed. */
export function ReportCard<Data>({ query, title, definition, file, table, children }: ReportCardProps<Data>) {
  if (query.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[420px]' })} /></div>;
  if (query.data === undefined) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  const { data } = query;
  const name = title(data);
  return (
    <Card as="section" pad="md" radius="lg" aria-label={name} aria-busy={query.isPlaceholderData || undefined} className={css({ minWidth: '0', _busy: { opacity: '60' } })}>
      <div className={column({ gap: '4' })}>
        <div className={hstack({ gap: '2', alignItems: 'start', justifyContent: 'space-between' })}>
          <div className={css({ minWidth: '0' })}>
            <h2 className={css({ textStyle: 'h4' })}>{name}</h2>
            <p className={mutedText({ textStyle: 'meta' })}>{definition}</p>
          </div>
          <IconButton label={CARD_WORDS.csv} onClick={() => downloadCsv(file, table(data))}><Download size={16} /></IconButton>
        </div>
        {query.isError && <FetchProblem error={query.error} onRetry={() => void query.refetch()} />}
        {children(data)}
      </div>
    </Card>
  );
}
