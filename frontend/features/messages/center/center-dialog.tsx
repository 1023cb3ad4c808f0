import { Suspense, useCallback, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { SlidersHorizontal } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import { DEFAULT_MESSAGE_PREFERENCES } from '#contracts/message-preferences.ts';
import type { Message } from '#contracts/messages.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { EVERYTHING } from '../message-filter.ts';
import type { MessageFilter } from '../message-filter.ts';
import { centerOpenAtom, preferencesOpenAtom } from '../message-windows.ts';
import { useMarkRead } from '../messages.mutations.ts';
import { summaryQuery, useCatchUp, useMessages } from '../messages.queries.ts';
import { preferencesQuery } from '../preferences.queries.ts';
import { useSeen } from '../use-seen.ts';
import { CenterFilters } from './center-filters.tsx';
import { CenterList } from './center-list.tsx';
import { CenterToolbar } from './center-toolbar.tsx';
import { groupedRows, plainRows } from './date-groups.ts';
import { NothingFound } from './nothing-found.tsx';
import { useLinkedMessage } from './use-linked-message.ts';
import { usePaging } from './use-paging.ts';
import { useSelection } from './use-selection.ts';
import { useTidy } from './use-tidy.ts';
import type { TidyWork } from './use-tidy.ts';
import { CENTER_DIALOG } from '../messages.words.ts';

const MessageDialog = lazyPart(() => import('../message-dialog.tsx'), 'MessageDialog');

/**
 * The dialog "Notification Center": all messages with search, filters and selection (docs/rules/messages.md#panel-and-center). `unread` is
 * the number on the bell.
 */
export function CenterDialog({ unread }: { unread: number }) {
  const setOpen = useSetAtom(centerOpenAtom);
  const openPreferences = useSetAtom(preferencesOpenAtom);
  const [filter, setFilter] = useState<MessageFilter>(EVERYTHING);
  const [grouping, setGrouping] = useState<boolean | null>(null);
  const [opened, setOpened] = useState<Message | null>(null);
  const { data: preferences = DEFAULT_MESSAGE_PREFERENCES } = useQuery(preferencesQuery);
  const { data: summary } = useQuery(summaryQuery);
  useCatchUp(true);
  const { query, messages } = useMessages(filter);
  const list = useMemo(() => messages ?? [], [messages]);
  const paging = usePaging(query, list.length);
  const selection = useSelection(list, filter, query);
  const { tidy, progress } = useTidy();
  const markRead = useMarkRead();
  const grouped = grouping ?? preferences.groupByDate;
  const rows = useMemo(() => (grouped ? groupedRows(list, new Date()) : plainRows(list)), [list, grouped]);
  const look = useCallback((message: Message) => {
    markRead(message);
    setOpened(message);
  }, [markRead]);
  useLinkedMessage(look);
  // Marking by sight is off with Unread Only, because a message that was marked as read would disappear from the list while it is being read.
  const rowRef = useSeen(preferences.autoMarkRead && !filter.unread, (ids) => list.filter(({ id }) => ids.includes(id)).forEach(markRead));
  const act = (what: TidyWork): void => {
    const { selected } = selection;
    void tidy(what, selected).then(() => selection.drop(selected));
  };
  const problem = paging.failed && <NoMore retrying={paging.retrying} onRetry={paging.retry} />;
  return (
    <Dialog
      open size="lg" onOpenChange={(open) => !open && setOpen(false)} title={CENTER_DIALOG.title} bodyClassName={body}
      description={summary ? CENTER_DIALOG.description(unread, summary.total) : ' '}
    >
      <IconButton label={CENTER_DIALOG.label} size="sm" className={preferencesButton} onClick={() => openPreferences(true)}><SlidersHorizontal aria-hidden /></IconButton>
      <CenterFilters filter={filter} byPriority={summary?.byPriority} onFilter={setFilter} />
      <CenterToolbar
        selected={selection.selected.length} all={selection.all} capped={selection.capped} gathering={selection.gathering} closed={selection.closed} grouped={grouped} archived={filter.archived === 'true'}
        progress={progress} onToggleAll={selection.toggleAll} onGroup={setGrouping} onTidy={act}
      />
      {query.isError && !query.data && <div className={css({ padding: '5' })}><FetchProblem error={query.error} onRetry={() => void query.refetch()} /></div>}
      {paging.waiting && <Waiting />}
      {!paging.waiting && !paging.failed && query.data && list.length === 0 && <NothingFound filter={filter} onShowAll={() => setFilter(EVERYTHING)} />}
      {list.length === 0 && problem}
      {list.length > 0 && (
        <CenterList
          rows={rows} total={list.length} compact={preferences.compactView} selected={selection.ids} more={paging.more} rowRef={rowRef} onEnd={paging.loadMore} onToggle={selection.toggle}
          onOpen={look} foot={problem}
        />
      )}
      {opened && (
        <Suspense fallback={null}>
          <MessageDialog message={opened} onClose={() => setOpened(null)} onLeave={() => setOpen(false)} onRestore={filter.archived && ((message) => void tidy('restore', [message]))} />
        </Suspense>
      )}
    </Dialog>
  );
}

const Waiting = () => (
  <div className={stack({ gap: '3', paddingInline: { base: '5', md: '6' }, paddingBlock: '4' })} aria-busy="true">
    {[0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className={css({ height: '12' })} />)}
  </div>
);

const body = css({ display: 'flex', flexDirection: 'column', padding: '[0 !important]', overflow: 'hidden' });
const preferencesButton = css({ position: 'absolute', top: { base: '3', md: '3.5' }, right: { base: '12', md: '14' }, zIndex: 'raised' });

/** A notice that the next page of messages could not be loaded, with a button that tries again. */
const NoMore = ({ retrying, onRetry }: { retrying: boolean; onRetry(): void }) => (
  <p role="status" className={row}>
    <span>{retrying ? CENTER_DIALOG.loadingMoreText : CENTER_DIALOG.moreNotLoadedText}</span>
    <span aria-hidden>·</span>
    <TextButton onClick={retrying ? undefined : onRetry} aria-disabled={retrying || undefined}>{CENTER_DIALOG.button}</TextButton>
  </p>
);

const row = hstack({ justifyContent: 'center', gap: '2', paddingInline: '5', paddingBlock: '4', textStyle: 'small', color: 'fg.muted' });
