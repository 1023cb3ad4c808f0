import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { Bell, Download, EyeOff, KeyRound, Link2, MonitorSmartphone, Palette, ShieldCheck, TriangleAlert, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { SectionProps } from './section-props.ts';

export interface SettingsSection {
  /** In the address: `?tab=settings&section=…`. */
  id: string;
  label: string;
  icon: LucideIcon;
  View: LazyExoticComponent<ComponentType<SectionProps>>;
}

type Loaded<Name extends string> = Record<Name, ComponentType<SectionProps>>;

const view = <Name extends string>(load: () => Promise<Loaded<Name>>, name: Name): SettingsSection['View'] =>
  lazy(() => load().then((module) => ({ default: module[name] })));

/** The sections of the settings, in their order; the code of each arrives when it is opened. */
export const SECTIONS: readonly SettingsSection[] = [
  { id: 'profile', label: 'Profile', icon: UserRound, View: view(() => import('./profile/profile-section.tsx'), 'ProfileSection') },
  { id: 'account', label: 'Account', icon: KeyRound, View: view(() => import('./credentials/credentials-section.tsx'), 'CredentialsSection') },
  { id: 'two-factor', label: 'Two-factor', icon: ShieldCheck, View: view(() => import('./second-factor/second-factor-section.tsx'), 'SecondFactorSection') },
  { id: 'sessions', label: 'Sessions', icon: MonitorSmartphone, View: view(() => import('./sessions/sessions-section.tsx'), 'SessionsSection') },
  { id: 'social', label: 'Social logins', icon: Link2, View: view(() => import('./social/social-section.tsx'), 'SocialSection') },
  { id: 'appearance', label: 'Appearance', icon: Palette, View: view(() => import('./appearance/appearance-section.tsx'), 'AppearanceSection') },
  { id: 'notifications', label: 'Notifications', icon: Bell, View: view(() => import('./notifications/notifications-section.tsx'), 'NotificationsSection') },
  { id: 'privacy', label: 'Privacy', icon: EyeOff, View: view(() => import('./privacy/privacy-section.tsx'), 'PrivacySection') },
  { id: 'data', label: 'Data', icon: Download, View: view(() => import('./data/data-section.tsx'), 'DataSection') },
  { id: 'danger', label: 'Danger zone', icon: TriangleAlert, View: view(() => import('./danger/danger-section.tsx'), 'DangerSection') },
];

/** The section that an address asks for; the first for none and for one that does not exist. */
export const sectionOf = (id: string | null): SettingsSection => SECTIONS.find((section) => section.id === id) ?? SECTIONS[0]!;
