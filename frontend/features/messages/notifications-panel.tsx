import { Suspense, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { Message } from '#contracts/messages.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Popover } from '#ui/popover.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { EVERYTHING } from './message-filter.ts';
import { MessageRow } from './message-row.tsx';
import { centerOpenAtom } from './message-windows.ts';
import { useArchive, useMarkAllRead, useMarkRead } from './messages.mutations.ts';
import { useCatchUp, useMessages } from './messages.queries.ts';
import { preferencesQuery } from './preferences.queries.ts';
import { useSeen } from './use-seen.ts';
import { NOTIFICATIONS_PANEL } from './messages.words.ts';

const MessageDialog = lazyPart(() => import('./message-dialog.tsx'), 'MessageDialog');

/** Largest number of messages that the bell's panel shows; the Notification Center shows all. */
const SHOWN = 30;

interface NotificationsPanelProps {
  unread: number;
  trigger: React.ReactElement;
}

/** The bell's panel: the newest messages, marked read when opened (docs/rules/messages.md#panel-and-center). */
export function NotificationsPanel({ unread, trigger }: NotificationsPanelProps) {
  const [open, setOpen] = useState(true);
  const [opened, setOpened] = useState<Message | null>(null);
  const openCenter = useSetAtom(centerOpenAtom);
  const { query, messages = [] } = useMessages(EVERYTHING, { enabled: open });
  useCatchUp(open);
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: open });
  const markRead = useMarkRead();
  const { markAll, isPending } = useMarkAllRead();
  const archive = useArchive();
  const list = useRef<HTMLUListElement>(null);
  const shown = messages.slice(0, SHOWN);
  const rowRef = useSeen(open && preferences?.autoMarkRead === true, (ids) => shown.filter(({ id }) => ids.includes(id)).forEach(markRead));
  const look = (message: Message): void => {
    markRead(message);
    setOpened(message);
    setOpen(false);
  };
  const remove = (message: Message): void => {
    archive(message);
    // The button that deletes a message disappears with its row. So the focus moves to the list and does not leave the dialog.
    list.current?.focus();
  };
  return (
    <>
      <Popover open={open} onOpenChange={setOpen} trigger={trigger} label={NOTIFICATIONS_PANEL.notificationsLabel} flush className={panel}>
        <header className={head}>
          <h2 className={css({ textStyle: 'pane' })}>{NOTIFICATIONS_PANEL.notificationsLabel}</h2>
          {unread > 0 && <TextButton onClick={markAll} aria-disabled={isPending || undefined}>{NOTIFICATIONS_PANEL.markAllReadButton}</TextButton>}
        </header>
        {query.isPending && <Waiting />}
        {query.isError && !query.data && (
          <EmptyState size="sm" title={NOTIFICATIONS_PANEL.notificationsCouldLoadedTitle} actions={<Button size="sm" onClick={() => void query.refetch()}>{NOTIFICATIONS_PANEL.tryAgainButton}</Button>}>{NOTIFICATIONS_PANEL.notFetchedText}</EmptyState>
        )}
        {query.isSuccess && shown.length === 0 && <EmptyState size="sm" title={NOTIFICATIONS_PANEL.noNotificationsYetTitle}>{NOTIFICATIONS_PANEL.newsAboutRunsText}</EmptyState>}
        {shown.length > 0 && (
          <ul ref={list} tabIndex={-1} aria-label={NOTIFICATIONS_PANEL.newestNotificationsLabel} className={css({ overflowY: 'auto', maxHeight: '[min(420px, 60vh)]', outline: 'none' })}>
            {shown.map((message) => (
              <MessageRow key={message.id} message={message} rowRef={rowRef} onOpen={() => look(message)} onDelete={() => remove(message)} />
            ))}
          </ul>
        )}
        <footer className={css({ borderTop: 'soft', padding: '2', textAlign: 'center' })}>
          <TextButton
            onClick={() => {
              setOpen(false);
              openCenter(true);
            }}
          >
            {NOTIFICATIONS_PANEL.openNotificationCenterButton}
          </TextButton>
        </footer>
      </Popover>
      {opened && <Suspense fallback={null}><MessageDialog message={opened} onClose={() => setOpened(null)} /></Suspense>}
    </>
  );
}

function Waiting() {
  return (
    <div className={stack({ gap: '3', padding: '4' })} aria-busy="true">
      {[0, 1, 2].map((row) => <Skeleton key={row} className={css({ height: '12' })} />)}
    </div>
  );
}

const panel = css({ width: '[min(400px, calc(100vw - 24px))]', overflow: 'hidden' });
const head = hstack({ justifyContent: 'space-between', minHeight: '12', paddingInline: '4', borderBottom: 'soft' });
