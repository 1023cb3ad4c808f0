import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, longWords, metaText, monoText, wrap } from '#styled/patterns';
import type { OwnIssue as Issue } from '#contracts/issues.ts';
import { ApiError } from '#lib/api-error.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LostRabbitScene } from '#ui/illustrations/lost-rabbit-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Moment } from '#ui/moment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { IssueTypeBadge, OwnStatusBadge } from '../issue-badges.tsx';
import { OWN_STATUS_HELP } from '../issue-words.ts';
import { ownIssueQuery } from './own-issues.queries.ts';
import { OWN_ISSUE } from '../issues.words.ts';

interface OwnIssueProps {
  id: string;
  /** Address of the page that lists the viewer's own issue reports. */
  listPath: string;
}

/** One of the viewer's issue reports with the answers of staff. A report of another person looks as if it did not exist. */
export function OwnIssue({ id, listPath }: OwnIssueProps) {
  const issue = useQuery(ownIssueQuery(id));
  if (issue.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[360px]' })} /></div>;
  if (issue.data) return <Report issue={issue.data} />;
  // An invalid id of a report leads to the same page as an unknown id.
  if (issue.error instanceof ApiError && (issue.error.status === 404 || issue.error.status === 400)) {
    return <EmptyState level="h1" art={<LostRabbitScene />} title={OWN_ISSUE.title} actions={<LinkButton to={listPath}>{OWN_ISSUE.button}</LinkButton>}>{OWN_ISSUE.notFoundText}</EmptyState>;
  }
  return <FetchProblem error={issue.error} onRetry={() => void issue.refetch()} />;
}

function Report({ issue: { title, status, type, createdAt, version, description, steps, environmentInfo, screenshotUrl, replyList } }: { issue: Issue }) {
  return (
    <>
      <header className={column({ gap: '2' })}>
        <h1 className={longWords({ textStyle: 'h1' })}>{title}</h1>
        <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small', color: 'fg.muted' })}>
          <OwnStatusBadge status={status} /><IssueTypeBadge type={type} /><Moment at={createdAt} /><span>{OWN_ISSUE.versionText(version)}</span>
        </p>
        <p className={css({ color: 'fg.muted' })}>{OWN_STATUS_HELP[status]}</p>
      </header>
      <Card as="section" pad="md" radius="lg" aria-labelledby="replies" className={part}>
        <h2 id="replies" className={css({ textStyle: 'h4' })}>{OWN_ISSUE.ourRepliesHeading}</h2>
        {replyList.length === 0 && <p className={css({ color: 'fg.muted' })}>{OWN_ISSUE.noRepliesText}</p>}
        {replyList.length > 0 && (
          <ol className={part}>
            {replyList.map((reply) => (
              <li key={reply.id} className={css({ borderInlineStart: 'line', paddingInlineStart: '3' })}>
                <p className={metaText()}><Moment at={reply.createdAt} /></p>
                <p className={words}>{reply.text}</p>
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card as="section" pad="md" radius="lg" aria-labelledby="told" className={part}>
        <h2 id="told" className={css({ textStyle: 'h4' })}>{OWN_ISSUE.whatToldUsHeading}</h2>
        <p className={words}>{description}</p>
        {screenshotUrl && (
          <a href={screenshotUrl} target="_blank" rel="noreferrer" className={css({ justifySelf: 'start' })}>
            <img src={screenshotUrl} alt={OWN_ISSUE.alt} className={css({ maxWidth: 'full', maxHeight: '[320px]', borderRadius: 'md', border: 'line' })} />
          </a>
        )}
        {steps && <><h3 className={css({ textStyle: 'label' })}>{OWN_ISSUE.stepsHeading}</h3><p className={words}>{steps}</p></>}
        {environmentInfo && <><h3 className={css({ textStyle: 'label' })}>{OWN_ISSUE.environmentHeading}</h3><p className={`${words} ${monoText()}`}>{environmentInfo}</p></>}
      </Card>
    </>
  );
}

const part = column({ gap: '3' });
const words = longWords({ whiteSpace: 'pre-wrap' });
