import { queryOptions, useQuery } from '@tanstack/react-query';
import { GitFork } from 'lucide-react';
import { css } from '#styled/css';
import { keepSize, metaText, stack, wrap } from '#styled/patterns';
import { getLineage } from '#contracts/prompt-versions.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { familyTrees } from './family-tree.ts';
import type { Relative } from './family-tree.ts';
import { LINEAGE_TAB } from '../prompts.words.ts';

const lineageQuery = (promptId: string) =>
  queryOptions({ queryKey: [getLineage.path, promptId], ...timesOf(getLineage), queryFn: async ({ signal }) => (await call(getLineage, { params: { id: promptId }, signal })).nodes });

/** Tab of a prompt's page with the prompts from which it was forked, and the forks of it. */
export function LineageTab({ promptId }: { promptId: string }) {
  const lineage = useQuery(lineageQuery(promptId));
  if (lineage.isPending) return <Skeleton radius="lg" className={css({ height: '[160px]' })} />;
  if (lineage.isError && !lineage.data) return <FetchProblem error={lineage.error} onRetry={() => void lineage.refetch()} />;
  if (lineage.data.length < 2) return <EmptyState size="sm" level="h3" title={LINEAGE_TAB.title}>{LINEAGE_TAB.emptyText}</EmptyState>;
  return <Branch relatives={familyTrees(lineage.data)} current={promptId} />;
}

function Branch({ relatives, current }: { relatives: readonly Relative[]; current: string }) {
  return (
    <ul className={branch}>
      {relatives.map(({ node, forks }) => (
        <li key={node.id}>
          <p className={wrap({ alignItems: 'center', columnGap: '2.5', rowGap: '1', minHeight: '10' })} aria-current={node.id === current || undefined}>
            <GitFork aria-hidden className={keepSize({ width: '4', height: '4', color: 'fg.subtle' })} />
            {node.prompt === null
              ? <span className={css({ color: 'fg.subtle' })}>{LINEAGE_TAB.hiddenPrompt}</span>
              : node.id === current ? <strong>{node.prompt.title}</strong> : <TextLink to={`/prompt/${node.prompt.slug}`}>{node.prompt.title}</TextLink>}
            <span className={metaText()}>
              {node.prompt && `by ${node.prompt.creator} · `}<RelativeTime iso={node.createdAt} />{node.royaltyPercent > 0 && ` · ${LINEAGE_TAB.royaltyShare(node.royaltyPercent)}`}
            </span>
            {node.id === current && <Badge tone="brand">{LINEAGE_TAB.badge}</Badge>}
          </p>
          {forks.length > 0 && <Branch relatives={forks} current={current} />}
        </li>
      ))}
    </ul>
  );
}

const branch = stack({ gap: '1', '& &': { marginInlineStart: '[7px]', paddingInlineStart: { base: '4', md: '6' }, borderInlineStart: 'line' } });
