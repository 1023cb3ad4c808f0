import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { css } from '#styled/css';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useRevokeOtherSessions } from '../account.mutations.ts';
import { sessionsQuery } from '../account.queries.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { SessionRow } from './session-row.tsx';
import { SESSIONS_SECTION } from '../account-security.words.ts';

/** The settings section with every browser in which the user is signed in, each with a button that signs it out. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeOtherSessions();
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
  const endOthers = (): void =>
    revoke.mutate(newActionKey(), {
      onSuccess: () => {
        setAsking(false);
        toast({ tone: 'success', title: SESSIONS_SECTION.toast, description: SESSIONS_SECTION.signedOutToast });
      },
    });
  return (
    <SettingsCard title={SESSIONS_SECTION.title} intro={SESSIONS_SECTION.intro}>
      {sessions.isError && (
        <Alert tone="bad" title={SESSIONS_SECTION.loadFailedTitle} action={<Button size="sm" onClick={() => void sessions.refetch()}>{SESSIONS_SECTION.tryAgainButton}</Button>}>
          {messageOf(sessions.error, SESSIONS_SECTION.loadFailed)}
        </Alert>
      )}
      {sessions.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[132px]' })} /></div>}
      {sessions.data && (
        <ul className={css({ display: 'grid' })}>
          {sessions.data.map((session) => <SessionRow key={session.id} session={session} />)}
        </ul>
      )}
      {others > 0 && (
        <div><Button variant="danger" icon={<LogOut aria-hidden />} onClick={() => { revoke.reset(); setAsking(true); }}>{SESSIONS_SECTION.signOutAllButton}</Button></div>
      )}
      {asking && (
        <ConfirmDialog
          title={SESSIONS_SECTION.confirmTitle}
          description={SESSIONS_SECTION.confirmText(others)}
          action={SESSIONS_SECTION.signOutAllButton}
          busyLabel={SESSIONS_SECTION.busyLabel}
          busy={revoke.isPending}
          problem={revoke.isError ? messageOf(revoke.error, SESSIONS_SECTION.signOutFailed) : null}
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsCard>
  );
}
