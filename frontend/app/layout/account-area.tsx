import { useEffect } from 'react';
import type { CurrentUser } from '#contracts/identity.ts';
import { followLooks } from '#ui/theme/theme.ts';
import { NextFeaturesHost } from '../next-features-host.tsx';
import { BalanceButton } from './balance-button.tsx';
import { Bell } from './bell.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header's part for a signed-in user, who also brings the chosen appearance. A chunk of its own, because visitors never need it. */
export function AccountArea({ user }: { user: CurrentUser }) {
  useEffect(() => followLooks(user.appearance), [user.appearance]);
  return (
    <>
      <BalanceButton balance={user.conjureBalance} />
      <Bell />
      <UserMenu user={user} />
      <NextFeaturesHost />
    </>
  );
}
