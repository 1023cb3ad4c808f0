import type { Account } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import type { PublicConfig } from '#contracts/system.ts';

/** Properties that every section of the settings page receives. */
export interface SectionProps {
  account: Account;
  user: CurrentUser;
  config: PublicConfig | undefined;
  /** A line under a new password that says how strong it is. */
  passwordHelp: (password: string) => React.ReactNode;
  /** The form of the notification preferences, which says whether something in it is unsaved. */
  notifications: (onDirty: (dirty: boolean) => void) => React.ReactNode;
  /** The person's link and who came by it. */
  referrals: () => React.ReactNode;
}
