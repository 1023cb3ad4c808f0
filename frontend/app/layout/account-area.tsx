import type { CurrentUser } from '#contracts/identity.ts';
import { BalanceButton } from './balance-button.tsx';
import { Bell } from './bell.tsx';
import { UserMenu } from './user-menu.tsx';

/** What the header shows a signed-in user. Loaded apart: visitors never need it. */
export function AccountArea({ user }: { user: CurrentUser }) {
  return (
    <>
      <BalanceButton balance={user.conjureBalance} />
      <Bell />
      <UserMenu user={user} />
    </>
  );
}
