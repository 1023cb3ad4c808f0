import { useState } from 'react';
import { Link2 } from 'lucide-react';
import { css } from '#styled/css';
import { centered, flexFill, hstack, metaText, mutedText } from '#styled/patterns';
import type { Account } from '#contracts/account.ts';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { fullDate } from '#lib/full-date.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { NoPasswordHint } from '../credentials/no-password-hint.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useUnlink } from './social.mutations.ts';
import { SOCIAL_SECTION } from '../account.words.ts';

type SocialLogin = Account['socialLogins'][number];

/** The settings section with the social logins of the account, which the user can add and remove. */
export function SocialSection({ account, config }: SectionProps) {
  const { socialLogins } = account;
  const provider = config?.socialLogin;
  const [leaving, setLeaving] = useState<SocialLogin | null>(null);
  const [linking, setLinking] = useState(false);
  const { enabled } = account.secondFactor;
  return (
    <SettingsCard title={SOCIAL_SECTION.socialLoginsTitle} intro={SOCIAL_SECTION.intro}>
      {socialLogins.length > 0 ? (
        <ul className={css({ display: 'grid' })}>
          {socialLogins.map((login) => (
            <li key={login.id} className={row}>
              <span className={icon}><Link2 size={18} aria-hidden /></span>
              <div className={flexFill()}>
                <p className={css({ fontWeight: 'semibold', textStyle: 'small' })}>{login.label}</p>
                <p className={metaText()}><Sentence text={SOCIAL_SECTION.linkedOnText} parts={{ day: <time dateTime={login.linkedAt}>{fullDate(login.linkedAt)}</time> }} /></p>
              </div>
              <Button size="sm" aria-label={SOCIAL_SECTION.label(login.label)} onClick={() => setLeaving(login)}>{SOCIAL_SECTION.unlinkButton}</Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={mutedText()}>
          {provider ? SOCIAL_SECTION.emptyText : SOCIAL_SECTION.noProviderText}
        </p>
      )}
      {provider && (enabled || account.hasPassword
        ? <div><Button variant="primary" icon={<Link2 aria-hidden />} onClick={() => setLinking(true)}>{SOCIAL_SECTION.linkButton(provider.label)}</Button></div>
        : <NoPasswordHint email={account.email}>{SOCIAL_SECTION.passwordFirst}</NoPasswordHint>)}
      {linking && provider && <LinkDialog label={provider.label} wants={enabled ? 'code' : 'password'} onClose={() => setLinking(false)} />}
      {leaving && <UnlinkDialog login={leaving} onClose={() => setLeaving(null)} />}
    </SettingsCard>
  );
}

function UnlinkDialog({ login, onClose }: { login: SocialLogin; onClose(): void }) {
  const unlink = useUnlink();
  return (
    <ConfirmDialog
      title={SOCIAL_SECTION.unlinkTitle(login.label)}
      description={SOCIAL_SECTION.unlinkText(login.label)}
      action={SOCIAL_SECTION.unlinkButton}
      busyLabel={SOCIAL_SECTION.busyLabel}
      busy={unlink.isPending}
      problem={unlink.isError ? messageOf(unlink.error, SOCIAL_SECTION.unlinkFailed) : null}
      onConfirm={() =>
        unlink.mutate({ id: login.id, actionKey: newActionKey() }, {
          onSuccess: () => {
            toast({ tone: 'success', title: SOCIAL_SECTION.toast(login.label), description: SOCIAL_SECTION.unlinkedToast });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}

const row = hstack({ gap: '3', paddingBlock: '3', borderTop: 'soft', _first: { borderTop: 'none', paddingBlockStart: '0' }, _last: { paddingBlockEnd: '0' } });
const icon = centered({ flex: 'none', width: '10', height: '10', borderRadius: 'md', backgroundColor: 'raised', color: 'fg.muted' });
