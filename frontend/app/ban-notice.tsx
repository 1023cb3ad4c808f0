import { createRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { meKey } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { BAN_NOTICE } from './app.words.ts';

type Ban = RealtimePayload<'account:banned'>;

function BanNotice({ reason, until }: Ban) {
  const leave = <Button variant="primary" onClick={() => window.location.assign('/')}>{BAN_NOTICE.button}</Button>;
  return (
    <Dialog open alert dismissible={false} size="sm" onOpenChange={() => undefined} title={BAN_NOTICE.title} footer={leave}
      description={until ? BAN_NOTICE.untilDescription(until) : BAN_NOTICE.forGoodDescription}
    >
      {reason ? <p>Reason: {reason}</p> : undefined}
    </Dialog>
  );
}

/**
 * Drops all data of an account that was banned while its page was open, and shows the reason. The notice has a React root of its own, because
 * the rest of the page is gone by then.
 */
export function showBan(client: QueryClient, ban: Ban): void {
  void client.cancelQueries();
  client.setQueryData(meKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
  createRoot(document.body.appendChild(document.createElement('div'))).render(<BanNotice {...ban} />);
}
