import { FileText, LogOut, Settings, Shield, Tag, UserRound } from 'lucide-react';
import { css } from '#styled/css';
import type { CurrentUser } from '#contracts/identity.ts';
import { useSignOut } from '#features/auth/use-sign-out.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface UserMenuPanelProps {
  user: CurrentUser;
  trigger: React.ReactElement;
}

/** The account menu, in its specified order; entries appear with the screens they open. */
export function UserMenuPanel({ user, trigger }: UserMenuPanelProps) {
  const signOut = useSignOut();
  return (
    <Menu defaultOpen trigger={trigger}>
      <div className={css({ display: 'grid', gap: '2', paddingInline: '3', paddingBlock: '2', minWidth: '[240px]' })}>
        <div>
          <p className={css({ fontWeight: 'semibold', truncate: true })}>{user.displayName ?? user.username}</p>
          <p className={css({ textStyle: 'meta', color: 'fg.subtle' })}>@{user.username} · {user.role}</p>
        </div>
        <ThemeSwitch />
      </div>
      <MenuSeparator />
      <MenuItem value="profile" icon={<UserRound aria-hidden />} to="/profile">Profile</MenuItem>
      <MenuItem value="settings" icon={<Settings aria-hidden />} to="/profile?tab=settings">Settings</MenuItem>
      <MenuItem value="pricing" icon={<Tag aria-hidden />} to="/pricing">Pricing &amp; Plans</MenuItem>
      <MenuSeparator />
      <MenuItem value="terms" icon={<FileText aria-hidden />} to="/terms-of-service">Terms of Service</MenuItem>
      <MenuItem value="privacy" icon={<Shield aria-hidden />} to="/privacy-policy">Privacy Policy</MenuItem>
      <MenuSeparator />
      <MenuItem value="sign-out" icon={<LogOut aria-hidden />} onSelect={signOut.mutate}>Sign out</MenuItem>
    </Menu>
  );
}
