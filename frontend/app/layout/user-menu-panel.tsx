import { Suspense, useEffect, useState } from 'react';
import { useSetAtom } from 'jotai';
import { Bell, Bug, FileText, Gauge, LogOut, Settings, Shield, SlidersHorizontal, Store, Tag, UserRound, Users, Vote } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import type { CurrentUser } from '#contracts/identity.ts';
import { may } from '#contracts/permissions.ts';
import { useSignOut } from '#features/auth/use-sign-out.ts';
import { centerOpenAtom, preferencesOpenAtom } from '#features/messages/message-windows.ts';
import { dateText } from '#lib/date-text.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { nextFeaturesAtom } from '#shared/next-features/next-features-dialog.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { USER_MENU_PANEL } from './menus.words.ts';

const IssueDialog = lazyPart(() => import('#features/issues/issue-dialog.tsx'), 'IssueDialog');

interface UserMenuPanelProps {
  user: CurrentUser;
  /** Number of the user's unread messages. */
  unread: number;
  trigger: React.ReactElement;
}

const loadCenter = () => import('#features/messages/center/center-dialog.tsx');

/** The account menu may be as tall as the window, so that "Sign out" is in view where there is room. */
const tall = css({ maxHeight: '[var(--available-height)]' });

/** The account menu with its entries in their fixed order (docs/rules/pages.md#account-menu). */
export function UserMenuPanel({ user, unread, trigger }: UserMenuPanelProps) {
  const signOut = useSignOut();
  const openFeatures = useSetAtom(nextFeaturesAtom);
  const openCenter = useSetAtom(centerOpenAtom);
  const openPreferences = useSetAtom(preferencesOpenAtom);
  // Loads the code of the message center, the largest dialog of the account menu, before the user chooses it.
  useEffect(() => void loadCenter(), []);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu defaultOpen trigger={trigger} className={tall}>
        <WhoIsThis user={user} />
        <MenuSeparator />
        <MenuItem value="profile" icon={<UserRound aria-hidden />} to="/profile">Profile</MenuItem>
        <MenuItem value="settings" icon={<Settings aria-hidden />} to="/profile?tab=settings">Settings</MenuItem>
        <MenuItem value="pricing" icon={<Tag aria-hidden />} to="/pricing">Pricing &amp; Plans</MenuItem>
        <MenuSeparator />
        <MenuItem value="center" icon={<Bell aria-hidden />} hint={unread > 0 ? capped(unread) : undefined} onSelect={() => openCenter(true)}>{USER_MENU_PANEL.notificationCenterText}</MenuItem>
        <MenuItem value="preferences" icon={<SlidersHorizontal aria-hidden />} onSelect={() => openPreferences(true)}>{USER_MENU_PANEL.notificationPreferencesText}</MenuItem>
        <MenuItem value="features" icon={<Vote aria-hidden />} onSelect={() => openFeatures(true)}>{USER_MENU_PANEL.nextFeaturesText}</MenuItem>
        <MenuItem value="issue" icon={<Bug aria-hidden />} tone="orange" onSelect={() => setReporting(true)}>{USER_MENU_PANEL.reportAnIssueText}</MenuItem>
        <CrewEntries user={user} />
        <MenuSeparator />
        <MenuItem value="terms" icon={<FileText aria-hidden />} to="/terms-of-service">{USER_MENU_PANEL.termsOfServiceText}</MenuItem>
        <MenuItem value="privacy" icon={<Shield aria-hidden />} to="/privacy-policy">{USER_MENU_PANEL.privacyPolicyText}</MenuItem>
        <MenuSeparator />
        <MenuItem value="sign-out" icon={<LogOut aria-hidden />} onSelect={signOut.mutate}>{USER_MENU_PANEL.signOutText}</MenuItem>
      </Menu>
      {reporting && <Suspense fallback={null}><IssueDialog userId={user.id} onClose={() => setReporting(false)} /></Suspense>}
    </>
  );
}

const capped = (count: number): string => (count > 99 ? '99+' : String(count));

function WhoIsThis({ user }: { user: CurrentUser }) {
  return (
    <div className={stack({ gap: '2', paddingInline: '3', paddingBlock: '2', minWidth: '[240px]' })}>
      <div>
        <p className={css({ fontWeight: 'semibold', truncate: true })}>{user.displayName ?? user.username}</p>
        <p className={metaText()}>@{user.username} · {user.role}</p>
        {user.elevatedUntil && (
          <p className={css({ textStyle: 'meta', color: 'amber' })}><Sentence text={USER_MENU_PANEL.administratorUntilText} parts={{ day: <time dateTime={user.elevatedUntil}>{clockTime(user.elevatedUntil)}</time> }} /></p>
        )}
      </div>
      <ThemeSwitch user={user} />
    </div>
  );
}

const clockTime = (iso: string): string => dateText(new Date(iso), { hour: '2-digit', minute: '2-digit' });

/** Entries of the account menu for pages that support and moderators may open. Administrators find these in their navigation. */
function CrewEntries({ user: { role } }: { user: CurrentUser }) {
  if (role === 'admin' || (role !== 'support' && role !== 'moderator')) return null;
  return (
    <>
      <MenuSeparator />
      {may(role, 'users.read') && <MenuItem value="people" icon={<Users aria-hidden />} to="/admin/users">People</MenuItem>}
      {may(role, 'queues.read') && <MenuItem value="queues" icon={<Gauge aria-hidden />} onSelect={() => location.assign('/admin/queues/')}>Queues</MenuItem>}
      {may(role, 'marketplace.moderate') && <MenuItem value="moderation" icon={<Store aria-hidden />} to="/admin/marketplace">Moderation</MenuItem>}
    </>
  );
}
