import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { newActionKey } from '#lib/call.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Popover } from '#ui/popover.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { MessageRow } from './message-row.tsx';
import { messagesQuery, useMarkAllRead, useMarkRead } from './messages.queries.ts';

interface NotificationsPanelProps {
  unread: number;
  trigger: React.ReactElement;
}

/** The bell's panel: newest messages, read by opening them (specification 2, Notifications dropdown). */
export function NotificationsPanel({ unread, trigger }: NotificationsPanelProps) {
  const [open, setOpen] = useState(true);
  const messages = useInfiniteQuery({ ...messagesQuery, enabled: open });
  const markRead = useMarkRead();
  const markAll = useMarkAllRead();
  const list = messages.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Popover open={open} onOpenChange={setOpen} trigger={trigger} label="Notifications" flush className={panel}>
      <header className={head}>
        <h2 className={css({ textStyle: 'pane' })}>Notifications</h2>
        {unread > 0 && <TextButton onClick={() => markAll.mutate({ actionKey: newActionKey() })}>Mark all read</TextButton>}
      </header>
      {messages.isPending && <Waiting />}
      {messages.isError && <EmptyState size="sm" title="The owls are late">Your notifications could not be fetched. Open the bell again to retry.</EmptyState>}
      {messages.isSuccess && list.length === 0 && <EmptyState size="sm" title="No notifications yet">News about your runs will land here.</EmptyState>}
      <ul className={css({ overflowY: 'auto', maxHeight: '[min(420px, 60vh)]' })}>
        {list.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={() => !message.read && markRead.mutate({ id: message.id, actionKey: newActionKey() })} />
        ))}
      </ul>
      {messages.hasNextPage && (
        <footer className={css({ borderTop: 'soft', padding: '2', textAlign: 'center' })}>
          <TextButton onClick={() => void messages.fetchNextPage()}>Load more</TextButton>
        </footer>
      )}
    </Popover>
  );
}

function Waiting() {
  return (
    <div className={css({ display: 'grid', gap: '3', padding: '4' })} aria-busy="true">
      {[0, 1, 2].map((row) => <Skeleton key={row} className={css({ height: '12' })} />)}
    </div>
  );
}

const panel = css({ width: '[min(400px, calc(100vw - 24px))]', overflow: 'hidden' });
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '12', paddingInline: '4', borderBottom: 'soft' });
