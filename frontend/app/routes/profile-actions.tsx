import { Suspense, useState } from 'react';
import { useSetAtom } from 'jotai';
import type { PublicProfile } from '#contracts/profiles.ts';
import { FollowButton } from '#features/social/follow-button.tsx';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { InBrowser } from '#ui/in-browser.tsx';
import { Coin } from '#ui/coin.tsx';
import { PROFILE_VIEW } from './profile-view.words.ts';

const TipDialog = lazyPart(() => import('#features/profile/tip/tip-dialog.tsx'), 'TipDialog');
const PersonMenu = lazyPart(() => import('#features/profile/person-menu.tsx'), 'PersonMenu');

/** The buttons on another person's profile: follow, tip, report, block. */
export function ProfileActions({ profile }: { profile: PublicProfile }) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const [tipping, setTipping] = useState(false);
  const tip = (): void => (user ? setTipping(true) : openAuth({ tab: 'register', resume: () => setTipping(true) }));
  return (
    <>
      <FollowButton primary person={profile} />
      {!profile.platform && <Button icon={<Coin size={18} />} onClick={tip}>{PROFILE_VIEW.tipButton}</Button>}
      <InBrowser><Suspense fallback={null}><PersonMenu profile={profile} /></Suspense></InBrowser>
      {tipping && user && <Suspense fallback={null}><TipDialog person={profile} onClose={() => setTipping(false)} /></Suspense>}
    </>
  );
}
