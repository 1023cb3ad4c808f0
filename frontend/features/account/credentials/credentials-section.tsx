import type { SectionProps } from '../section-props.ts';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** The settings section for the account's email address and password. */
export function CredentialsSection({ account, user, passwordHelp }: SectionProps) {
  return (
    <>
      <EmailCard account={account} />
      <PasswordCard account={account} username={user.username} passwordHelp={passwordHelp} />
    </>
  );
}
