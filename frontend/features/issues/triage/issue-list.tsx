import { useInfiniteQuery } from '@tanstack/react-query';
import { Image as Picture, MessageSquare } from 'lucide-react';
import { css } from '#styled/css';
import { column, inlineStack, wrap } from '#styled/patterns';
import type { IssueRow } from '#contracts/issues.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { IssueStatusBadge, IssueTypeBadge } from '../issue-badges.tsx';
import { repliesInWords } from '../issue-words.ts';
import { issuesQuery } from './triage.queries.ts';
import type { IssueFilters } from './triage.queries.ts';
import { ISSUE_LIST } from '../issues.words.ts';

interface IssueListProps {
  filters: IssueFilters;
  onOpen(id: string): void;
  /** Clears the filters, so that every issue report shows again. */
  onClear(): void;
}

/** The staff's list of issue reports: first the open ones of Pro members, then the others, latest first. */
export function IssueList({ filters, onOpen, onClear }: IssueListProps) {
  const issues = useInfiniteQuery(issuesQuery(filters));
  if (issues.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[320px]' })} /></div>;
  const late = issues.isError && !issues.isFetchNextPageError && <FetchProblem error={issues.error} onRetry={() => void issues.refetch()} />;
  if (!issues.data) return late;
  const rows = issues.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return Object.values(filters).some(Boolean)
      ? <EmptyState size="sm" art={<EarsScene />} title={ISSUE_LIST.noReportFitsTitle} actions={<Button onClick={onClear}>{ISSUE_LIST.clearFiltersButton}</Button>}>{ISSUE_LIST.noMatchText}</EmptyState>
      : <EmptyState size="sm" art={<EarsScene />} title={ISSUE_LIST.noReportsYetTitle}>{ISSUE_LIST.emptyText}</EmptyState>;
  }
  return (
    <div className={column({ gap: '4', justifyItems: 'start' })}>
      <ul aria-label={ISSUE_LIST.label} aria-busy={issues.isPlaceholderData} className={column({ width: 'full', gap: '3' })}>
        {rows.map((issue) => <Row key={issue.id} issue={issue} onOpen={() => onOpen(issue.id)} />)}
      </ul>
      {late}
      <LoadMore byButton list={issues} what="issues" />
    </div>
  );
}

function Row({ issue, onOpen }: { issue: IssueRow; onOpen(): void }) {
  const { title, reporter, assignee, createdAt, replies } = issue;
  return (
    <li className={column({ position: 'relative', layerStyle: 'card', padding: '4', _hover: { borderColor: 'line' }, gap: '2' })}>
      <button type="button" className={opener} onClick={onOpen}>{title}</button>
      <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small', color: 'fg.muted' })}>
        <IssueStatusBadge status={issue.status} /><IssueTypeBadge type={issue.type} />{issue.reporterPro && <Badge tone="brand">{ISSUE_LIST.proBadge}</Badge>}
        <span>{reporter ? `@${reporter.username}` : ISSUE_LIST.deletedAccountText} · <RelativeTime iso={createdAt} /></span>
        <span>{assignee ? `with @${assignee.username}` : ISSUE_LIST.notAssignedText}</span>
        {issue.hasScreenshot && <span className={mark}><Picture size={14} aria-hidden="true" /><VisuallyHidden>{ISSUE_LIST.hasScreenshotText}</VisuallyHidden></span>}
        {replies > 0 && <span className={mark}><MessageSquare size={14} aria-hidden="true" />{repliesInWords(replies)}</span>}
      </p>
    </li>
  );
}

const opener = css({ textAlign: 'start', color: 'fg', fontWeight: 'semibold', overflowWrap: 'anywhere', backgroundColor: 'transparent', border: 'none', padding: '0', borderRadius: 'sm', cursor: 'pointer',
  // The whole card opens the issue report, and not only its title.
  _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' } });
const mark = inlineStack({ gap: '1.5' });
