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
 * The account was banned while its page was open: what the page keeps of it is dropped, and the reason is shown. A root of
 * its own, because no part of the page that only members load would be left to show it.
 */
export function showBan(client: QueryClient, ban: Ban): void {
  void client.cancelQueries();
  client.setQueryData(meKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
  createRoot(document.body.appendChild(document.createElement('div'))).render(<BanNotice {...ban} />);
}
