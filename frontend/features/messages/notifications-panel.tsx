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

const MessageDialog = lazyPart(() => import('./message-dialog.tsx'), 'MessageDialog');

/** The panel is for what is new; the rest has the Notification Center. */
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
    // The button goes with its row: the focus stays in the list instead of falling out of the window.
    list.current?.focus();
  };
  return (
    <>
      <Popover open={open} onOpenChange={setOpen} trigger={trigger} label="Notifications" flush className={panel}>
        <header className={head}>
          <h2 className={css({ textStyle: 'pane' })}>Notifications</h2>
          {unread > 0 && <TextButton onClick={markAll} aria-disabled={isPending || undefined}>Mark all read</TextButton>}
        </header>
        {query.isPending && <Waiting />}
        {query.isError && !query.data && (
          <EmptyState size="sm" title="Notifications could not be loaded" actions={<Button size="sm" onClick={() => void query.refetch()}>Try again</Button>}>Your notifications could not be fetched.</EmptyState>
        )}
        {query.isSuccess && shown.length === 0 && <EmptyState size="sm" title="No notifications yet">News about your runs appears here.</EmptyState>}
        {shown.length > 0 && (
          <ul ref={list} tabIndex={-1} aria-label="Newest notifications" className={css({ overflowY: 'auto', maxHeight: '[min(420px, 60vh)]', outline: 'none' })}>
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
            Open Notification Center
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
