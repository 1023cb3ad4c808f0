import type { Account } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import type { PublicConfig } from '#contracts/system.ts';

/** Properties that every section of the settings page receives. */
export interface SectionProps {
  account: Account;
  user: CurrentUser;
  config: PublicConfig | undefined;
  /** Returns the line under a new password that says how strong the password is. */
  passwordHelp: (password: string) => React.ReactNode;
  /** Renders the form of the notification preferences, and calls back with whether it has unsaved changes. */
  notifications: (onDirty: (dirty: boolean) => void) => React.ReactNode;
  /** Renders the member's referral link and the people who came by it. */
  referrals: () => React.ReactNode;
}
