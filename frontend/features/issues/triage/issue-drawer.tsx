import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, longWords, monoText, wrap } from '#styled/patterns';
import type { IssueDetail } from '#contracts/issues.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { IssueStatusBadge, IssueTypeBadge } from '../issue-badges.tsx';
import { IssueConversion } from './issue-conversion.tsx';
import { IssueManage } from './issue-manage.tsx';
import { IssuePart } from './issue-part.tsx';
import { IssueReplies } from './issue-replies.tsx';
import { issueQuery } from './triage.queries.ts';
import { ISSUE_DRAWER } from '../issues.words.ts';

interface IssueDrawerProps {
  id: string;
  /** Returns the address of a person's page in the administration. */
  personPath(id: string): string;
  onClose(): void;
}

/** A drawer that shows staff an issue report with everything that the member sent, and the actions for it. */
export function IssueDrawer({ id, personPath, onClose }: IssueDrawerProps) {
  const issue = useQuery(issueQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={issue.data?.title ?? ISSUE_DRAWER.issueReportTitle}>
      {issue.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[360px]' })} /></div>}
      {issue.isError && !issue.data && <FetchProblem error={issue.error} onRetry={() => void issue.refetch()} />}
      {issue.data && (
        <div className={column({ gap: '5' })}>
          <Head issue={issue.data} personPath={personPath} />
          <Told issue={issue.data} />
          <IssueManage issue={issue.data} />
          <IssueReplies issue={issue.data} />
          <IssueConversion issue={issue.data} />
        </div>
      )}
    </Sheet>
  );
}

const Head = ({ issue: { status, type, reporter, createdAt, version }, personPath }: { issue: IssueDetail } & Pick<IssueDrawerProps, 'personPath'>) => (
  <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small', color: 'fg.muted' })}>
    <IssueStatusBadge status={status} /><IssueTypeBadge type={type} />
    <span>{reporter ? <TextLink to={personPath(reporter.id)}>@{reporter.username}</TextLink> : ISSUE_DRAWER.deletedAccountText}, <Moment at={createdAt} /></span>
    <span>{ISSUE_DRAWER.versionText(version)}</span>
  </p>
);

/** Shows the texts of the issue report as the member typed them: tags and links in them stay plain text. */
const Told = ({ issue: { description, steps, environmentInfo, screenshotUrl } }: { issue: IssueDetail }) => (
  <>
    <p className={words}>{description}</p>
    {screenshotUrl && (
      <a href={screenshotUrl} target="_blank" rel="noreferrer" className={css({ justifySelf: 'start' })}>
        <img src={screenshotUrl} alt={ISSUE_DRAWER.alt} className={css({ maxWidth: 'full', maxHeight: '[320px]', borderRadius: 'md', border: 'line' })} />
      </a>
    )}
    {steps && <IssuePart title={ISSUE_DRAWER.stepsTitle}><p className={words}>{steps}</p></IssuePart>}
    {environmentInfo && <IssuePart title={ISSUE_DRAWER.environmentTitle}><p className={`${words} ${monoText()}`}>{environmentInfo}</p></IssuePart>}
  </>
);

const words = longWords({ whiteSpace: 'pre-wrap' });
