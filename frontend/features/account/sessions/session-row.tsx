import { Monitor, Smartphone } from 'lucide-react';
import { centered, flexFill, hstack, metaText, wrap } from '#styled/patterns';
import type { Session } from '#contracts/account.ts';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { fullDate } from '#lib/full-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useRevokeSession } from '../account.mutations.ts';
import { SESSION_ROW } from '../account-security.words.ts';

/** A row of the list of browsers in which the user is signed in. */
export function SessionRow({ session }: { session: Session }) {
  const { id, device, current, createdAt, lastSeenAt } = session;
  const revoke = useRevokeSession();
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Monitor;
  const end = (): void =>
    revoke.mutate({ id, actionKey: newActionKey() }, {
      onSuccess: () => toast({ tone: 'success', title: SESSION_ROW.signedOutTitle, description: SESSION_ROW.signedOutToast(device) }),
      onError: (error) => toast({ tone: 'destructive', title: SESSION_ROW.stillSignedInToast, description: messageOf(error, SESSION_ROW.pleaseTryAgainText) }),
    });
  return (
    <li className={row}>
      <span className={icon}><Icon size={18} aria-hidden /></span>
      <div className={flexFill()}>
        <p className={wrap({ alignItems: 'center', columnGap: '2', fontWeight: 'semibold', textStyle: 'small' })}>
          {device}
          {current && <Badge tone="good">{SESSION_ROW.badge}</Badge>}
        </p>
        <p className={metaText()}>
          {current ? SESSION_ROW.inUseNowText : <Sentence text={SESSION_ROW.lastSeenText} parts={{ when: <RelativeTime iso={lastSeenAt} /> }} />} <Sentence text={SESSION_ROW.sinceText} parts={{ day: <time dateTime={createdAt}>{fullDate(createdAt)}</time> }} />
        </p>
      </div>
      {!current && <Button size="sm" busy={revoke.isPending} busyLabel={SESSION_ROW.busyLabel} aria-label={SESSION_ROW.label(device)} onClick={end}>{SESSION_ROW.button}</Button>}
    </li>
  );
}

const row = hstack({ gap: '3', paddingBlock: '3', borderTop: 'soft', _first: { borderTop: 'none', paddingBlockStart: '0' }, _last: { paddingBlockEnd: '0' } });
const icon = centered({ flex: 'none', width: '10', height: '10', borderRadius: 'md', backgroundColor: 'raised', color: 'fg.muted' });
