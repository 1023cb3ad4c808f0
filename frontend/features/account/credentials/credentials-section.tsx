import type { SectionProps } from '../section-props.ts';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** Address and password. */
export function CredentialsSection({ account, user, passwordHelp }: SectionProps) {
  return (
    <>
      <EmailCard account={account} />
      <PasswordCard account={account} username={user.username} passwordHelp={passwordHelp} />
    </>
  );
}
