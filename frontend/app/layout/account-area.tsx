import { useEffect } from 'react';
import type { CurrentUser } from '#contracts/identity.ts';
import { followLooks } from '#ui/theme/theme.ts';
import { NextFeaturesHost } from '../next-features-host.tsx';
import { BalanceButton } from './balance-button.tsx';
import { Bell } from './bell.tsx';
import { UserMenu } from './user-menu.tsx';

/**
 * The part of the header for a signed-in user: balance, messages and account menu. It also applies the user's appearance. Its code is
 * separate, because visitors never need it.
 */
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
