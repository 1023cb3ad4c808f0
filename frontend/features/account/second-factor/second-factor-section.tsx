import { useState } from 'react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { wrap } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { NoPasswordHint } from '../credentials/no-password-hint.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import { RecoveryAlert } from './recovery-alert.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { SetupDialog } from './setup-dialog.tsx';
import { SECOND_FACTOR_SECTION } from '../account-security.words.ts';

const FEW_CODES = 3;

/** The settings section that shows whether the second factor is on and how many recovery codes are left, with buttons that change both. */
export function SecondFactorSection({ account, user }: SectionProps) {
  const { enabled, recoveryCodesLeft, recoveryReadyAt } = account.secondFactor;
  const [open, setOpen] = useState<'setup' | 'disable' | 'renew' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <SettingsCard
        title={SECOND_FACTOR_SECTION.twoFactorSignTitle}
        state={enabled ? <Badge tone="good"><ShieldCheck aria-hidden />{SECOND_FACTOR_SECTION.onBadge}</Badge> : <Badge><ShieldOff aria-hidden />{SECOND_FACTOR_SECTION.offBadge}</Badge>}
        intro={SECOND_FACTOR_SECTION.intro}
      >
        {recoveryReadyAt && <RecoveryAlert readyAt={recoveryReadyAt} />}
        {!enabled && user.role === 'admin' && (
          <Alert tone="warn" title={SECOND_FACTOR_SECTION.expectedOfAdministratorsTitle}>{SECOND_FACTOR_SECTION.staffWarning}</Alert>
        )}
        {!account.hasPassword && <NoPasswordHint email={account.email}>{SECOND_FACTOR_SECTION.passwordFirst}</NoPasswordHint>}
        {account.hasPassword && (
          <div className={wrap({ gap: '2' })}>
            {enabled
              ? <Button variant="danger" onClick={() => setOpen('disable')}>{SECOND_FACTOR_SECTION.turnOffButton}</Button>
              : <Button variant="primary" icon={<ShieldCheck aria-hidden />} onClick={() => setOpen('setup')}>{SECOND_FACTOR_SECTION.setUpTwoButton}</Button>}
          </div>
        )}
      </SettingsCard>
      {enabled && (
        <SettingsCard
          title={SECOND_FACTOR_SECTION.recoveryCodesTitle}
          state={<Badge tone={recoveryCodesLeft < FEW_CODES ? 'warn' : 'neutral'}>{SECOND_FACTOR_SECTION.leftBadge(recoveryCodesLeft)}</Badge>}
          intro={SECOND_FACTOR_SECTION.codesIntro}
        >
          {recoveryCodesLeft < FEW_CODES && <Alert tone="warn">{SECOND_FACTOR_SECTION.fewCodesWarning}</Alert>}
          <div><Button onClick={() => setOpen('renew')}>{SECOND_FACTOR_SECTION.createNewCodesButton}</Button></div>
        </SettingsCard>
      )}
      {open === 'setup' && <SetupDialog username={user.username} onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
      {open === 'renew' && <RenewDialog username={user.username} onClose={close} />}
    </>
  );
}
