import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, longWords, wrap } from '#styled/patterns';
import type { OwnIssueRow } from '#contracts/issues.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SleepingHatScene } from '#ui/illustrations/sleeping-hat-scene.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { IssueTypeBadge, OwnStatusBadge } from '../issue-badges.tsx';
import { repliesInWords } from '../issue-words.ts';
import { ownIssuesQuery } from './own-issues.queries.ts';
import { OWN_ISSUE_LIST } from '../issues.words.ts';

interface OwnIssueListProps {
  /** Returns the address of the page of one issue report. */
  pathOf(id: string): string;
}

/** A list of the viewer's issue reports, latest first, each with its status. */
export function OwnIssueList({ pathOf }: OwnIssueListProps) {
  const issues = useInfiniteQuery(ownIssuesQuery);
  if (issues.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[240px]' })} /></div>;
  const late = issues.isError && !issues.isFetchNextPageError && <FetchProblem error={issues.error} onRetry={() => void issues.refetch()} />;
  if (!issues.data) return late;
  const rows = issues.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return <EmptyState art={<SleepingHatScene />} title={OWN_ISSUE_LIST.title}>{OWN_ISSUE_LIST.emptyText}</EmptyState>;
  }
  return (
    <div className={column({ gap: '4' })}>
      <ul aria-label={OWN_ISSUE_LIST.label} className={column({ layerStyle: 'card' })}>
        {rows.map((issue) => <Row key={issue.id} issue={issue} to={pathOf(issue.id)} />)}
      </ul>
      {late}
      <LoadMore byButton list={issues} what="issues" />
    </div>
  );
}

const Row = ({ issue: { title, type, status, replies, createdAt }, to }: { issue: OwnIssueRow; to: string }) => (
  <li className={column({ gap: '1.5', paddingInline: '4', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
    <TextLink to={to} className={longWords({ justifySelf: 'start' })}>{title}</TextLink>
    <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.subtle' })}>
      <OwnStatusBadge status={status} /><IssueTypeBadge type={type} /><Moment at={createdAt} />{replies > 0 && <span>{repliesInWords(replies)}</span>}
    </p>
  </li>
);
