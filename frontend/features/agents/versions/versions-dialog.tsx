import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, metaText } from '#styled/patterns';
import type { AgentVersion } from '#contracts/agent-builder.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeProps } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useDefinition } from '../draft/draft-context.ts';
import { VERSIONS } from '../agents-manage.words.ts';
import { VersionChanges } from './version-changes.tsx';
import { agentVersionQuery, agentVersionsQuery } from './versions.queries.ts';

const TONES: Record<AgentVersion['status'], BadgeProps['tone']> = { in_review: 'warn', published: 'good', rejected: 'bad', replaced: 'neutral' };

/** The dialog in which an author sees the versions of their agent, and how the draft differs from each. */
export function VersionsDialog({ agentId, onClose }: { agentId: string; onClose(): void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(agentVersionsQuery(agentId));
  const [definition, edit] = useDefinition();
  const versions = data?.pages.flatMap((page) => page.items) ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen ?? versions[0]?.number ?? null;
  const { data: version } = useQuery({ ...agentVersionQuery(agentId, number ?? 0), enabled: number !== null });
  const restore = (): void => {
    if (!version || number === null) return;
    edit(version);
    toast({ tone: 'success', title: VERSIONS.restoredToast(number), description: VERSIONS.restoredText });
    onClose();
  };
  return (
    <Dialog open size="lg" onOpenChange={(open) => !open && onClose()} title={VERSIONS.title} description={VERSIONS.text} footer={<><Button onClick={onClose}>{VERSIONS.closeButton}</Button><Button icon={<RotateCcw aria-hidden />} disabled={!version} onClick={restore}>{VERSIONS.restoreButton}</Button></>}>
      <div data-autofocus tabIndex={-1} className={columns}>
        <div className={column({ gap: '2', alignContent: 'start' })}>
          {error !== null && versions.length === 0 && <FetchProblem error={error} onRetry={() => void refetch()} />}
          {!data && error === null && <Skeleton radius="md" className={css({ height: '[160px]' })} />}
          {data && versions.length === 0 && <p className={metaText()}>{VERSIONS.emptyText}</p>}
          <ol aria-label={VERSIONS.listLabel} className={column({ gap: '1' })}>
            {versions.map(({ id, number: one, status, changeNote, createdAt }) => (
              <li key={id}>
                <button type="button" aria-pressed={one === number} className={entry} onClick={() => setChosen(one)}>
                  <span className={hstack({ gap: '2' })}><b>{VERSIONS.versionText(one)}</b><Badge tone={TONES[status]}>{VERSIONS.states[status]}</Badge></span>
                  <span className={metaText()}><RelativeTime iso={createdAt} /></span>
                  {changeNote !== '' && <span className={css({ textStyle: 'meta', color: 'fg.muted' })}>{changeNote}</span>}
                </button>
              </li>
            ))}
          </ol>
          {hasNextPage && <Button size="sm" variant="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>{VERSIONS.moreButton}</Button>}
        </div>
        <section aria-label={VERSIONS.changesLabel} className={column({ gap: '3', alignContent: 'start', minWidth: '0' })}>
          {number !== null && <h3 className={css({ textStyle: 'label' })}>{VERSIONS.changesHeading(number)}</h3>}
          {version ? <VersionChanges before={version} after={definition} /> : number !== null && <Skeleton radius="md" className={css({ height: '[200px]' })} />}
        </section>
      </div>
    </Dialog>
  );
}

const columns = css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' }, outline: 'none' });
const entry = css({
  display: 'grid', gap: '0.5', width: 'full', padding: '2.5', borderRadius: 'sm', border: 'soft', backgroundColor: 'transparent', color: 'fg', textAlign: 'start', cursor: 'pointer', _hover: { backgroundColor: 'hover' }, '&[aria-pressed=true]': { borderColor: 'brand' },
});
