import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { longWords, metaText, mutedText, stack } from '#styled/patterns';
import type { AuditEntry } from '#contracts/operations.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { auditFacts } from './audit-facts.ts';
import { auditAddress, auditWords } from './audit-words.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { auditQuery } from './operations.queries.ts';
import type { AuditFilters } from './operations.queries.ts';
import { AUDIT_LOG } from './operations.words.ts';

/** The audit log: the actions of staff, newest first, with who did what to whom. */
export function AuditLog({ filters, empty }: { filters: AuditFilters; empty: string }) {
  const log = useInfiniteQuery(auditQuery(filters));
  if (log.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[180px]' })} /></div>;
  if (log.isError && !log.data) return <FetchProblem error={log.error} onRetry={() => void log.refetch()} />;
  const entries = log.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <p className={css({ color: 'fg.muted' })}>{empty}</p>;
  return (
    <div className={stack({ gap: '3', justifyItems: 'start' })}>
      <ol className={stack({ width: 'full' })} aria-label={AUDIT_LOG.label}>
        {entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
      </ol>
      <LoadMore byButton list={log} what="entries" size="sm" />
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const facts = auditFacts(entry.details, entry.targetLabel ?? undefined);
  const { before, after } = auditWords(entry.action);
  const target = targetOf(entry, after);
  const address = auditAddress(entry);
  return (
    <li className={row}>
      <p className={longWords({ textStyle: 'small' })}>
        <strong>{entry.actorName}</strong> {before}{before.endsWith('“') ? '' : ' '}{target && <strong>{address ? <TextLink to={address} quiet>{target}</TextLink> : target}</strong>}{after}
        {entry.elevated && AUDIT_LOG.adminPasswordSessionText}
      </p>
      {entry.reason && <p className={mutedText()}>“{entry.reason}”</p>}
      <p className={metaText({ overflowWrap: 'anywhere' })}>
        <RelativeTime iso={entry.at} />{facts && ` · ${facts}`}
      </p>
    </li>
  );
}

/** Returns the target of an audit entry as its sentence names it; null where actors act on themselves and the sentence needs no object. */
function targetOf({ targetLabel, actorName }: AuditEntry, after: string): string | null {
  if (targetLabel !== actorName) return targetLabel;
  return after === '' ? null : actorName;
}

const row = stack({ gap: '0.5', paddingBlock: '2.5', borderBottom: 'soft', _last: { borderBottom: 'none' } });
