import { useState } from 'react';
import { BadgeCheck, Ban, Coins, Download, Hourglass, LogOut, Mail, MessageSquare, MessageSquareOff, ShieldCheck, Trash2, Undo2 } from 'lucide-react';
import { wrap } from '#styled/patterns';
import type { AdminUser } from '#contracts/admin-users.ts';
import { may } from '#contracts/permissions.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { EndSessionsDialog, ResetEmailDialog } from './confirm-dialogs.tsx';
import { MuteDialog, UnmuteDialog } from './mute-dialog.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { TokensDialog } from './tokens-dialog.tsx';
import { UnbanDialog } from './unban-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';
import { PERSON_ACTIONS } from '../people.words.ts';

const DIALOGS = { role: RoleDialog, ban: BanDialog, unban: UnbanDialog, tokens: TokensDialog, reset: ResetEmailDialog, recovery: RecoveryDialog, sessions: EndSessionsDialog, verify: VerifyDialog, mute: MuteDialog, unmute: UnmuteDialog, export: ExportDialog, erase: EraseDialog } as const;

export interface ActionDialogProps {
  person: AdminUser;
  onClose(): void;
}

/** Menu of the actions that the viewing member of staff may do with this person. Staff cannot change their own account here. */
export function PersonActions({ person }: { person: AdminUser }) {
  const { user: viewer } = useAuth();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const role = viewer?.role;
  const own = viewer?.id === person.id;
  const platform = person.status === 'platform';
  const Dialog = open && DIALOGS[open];
  return (
    <section aria-label={PERSON_ACTIONS.label} className={wrap({ gap: '2' })}>
      {may(role, 'users.set_role') && !own && !platform && <Button size="sm" icon={<ShieldCheck aria-hidden />} onClick={() => setOpen('role')}>{PERSON_ACTIONS.changeRoleButton}</Button>}
      {may(role, 'users.verify') && !platform && <Button size="sm" icon={<BadgeCheck aria-hidden />} onClick={() => setOpen('verify')}>{person.verified ? PERSON_ACTIONS.unverifyButton : PERSON_ACTIONS.verifyButton}</Button>}
      {may(role, 'users.adjust_tokens') && !own && <Button size="sm" icon={<Coins aria-hidden />} onClick={() => setOpen('tokens')}>{PERSON_ACTIONS.adjustTokensButton}</Button>}
      {may(role, 'users.reset_email') && person.email && <Button size="sm" icon={<Mail aria-hidden />} onClick={() => setOpen('reset')}>{PERSON_ACTIONS.sendResetEmailButton}</Button>}
      {may(role, 'users.shorten_recovery') && !own && person.recoveryReadyAt && <Button size="sm" variant="danger" icon={<Hourglass aria-hidden />} onClick={() => setOpen('recovery')}>{PERSON_ACTIONS.endRecoveryWaitButton}</Button>}
      {may(role, 'users.end_sessions') && <Button size="sm" icon={<LogOut aria-hidden />} onClick={() => setOpen('sessions')}>{PERSON_ACTIONS.signOutEverywhereButton}</Button>}
      {may(role, 'users.mute') && !own && !platform && (person.mute
        ? <Button size="sm" icon={<MessageSquare aria-hidden />} onClick={() => setOpen('unmute')}>{PERSON_ACTIONS.unmuteButton}</Button>
        : <Button size="sm" variant="danger" icon={<MessageSquareOff aria-hidden />} onClick={() => setOpen('mute')}>{PERSON_ACTIONS.muteButton}</Button>)}
      {may(role, 'users.ban') && !own && !platform && (person.ban
        ? <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => setOpen('unban')}>{PERSON_ACTIONS.unbanButton}</Button>
        : <Button size="sm" variant="danger" icon={<Ban aria-hidden />} onClick={() => setOpen('ban')}>{PERSON_ACTIONS.banButton}</Button>)}
      {may(role, 'users.export') && !platform && <Button size="sm" icon={<Download aria-hidden />} onClick={() => setOpen('export')}>{PERSON_ACTIONS.exportButton}</Button>}
      {may(role, 'users.erase') && !own && !platform && <Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setOpen('erase')}>{PERSON_ACTIONS.eraseButton}</Button>}
      {Dialog && <Dialog person={person} onClose={() => setOpen(null)} />}
    </section>
  );
}
