import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Machinery } from '#contracts/machinery.ts';
import { css } from '#styled/css';
import { mutedText } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { machineryQuery } from './machinery.queries.ts';

interface MachineryCardProps {
  title: string;
  intro: string;
  /** Class with the usual height of the content, which its place holder has while it loads. */
  height?: string;
  /** Renders the card's content from what the server told about itself. */
  children(machinery: Machinery): ReactNode;
}

/** Card of the developer page with facts about the running server, which it fetches every 10 s. */
export function MachineryCard({ title, intro, height = usual, children }: MachineryCardProps) {
  const { data, isPending, isError, error, refetch } = useQuery(machineryQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={title}>
      <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
      <p className={mutedText({ marginBlockEnd: '4' })}>{intro}</p>
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={height} /></div>}
      {isError && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && children(data)}
    </Card>
  );
}

const usual = css({ height: '[200px]' });
