import type { ComponentType, LazyExoticComponent } from 'react';
import { Bell, Coins, Download, EyeOff, Gift, KeyRound, Link2, MonitorSmartphone, Palette, ShieldCheck, Terminal, TriangleAlert, UserRound, Webhook } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazyPart } from '#lib/lazy-part.ts';
import type { SectionProps } from './section-props.ts';
import { elementAt } from '#contracts/must.ts';

export interface SettingsSection {
  /** Name of the settings section in the page's address: `?tab=settings&section=…`. */
  id: string;
  label: string;
  icon: LucideIcon;
  View: LazyExoticComponent<ComponentType<SectionProps>>;
}

/** The sections of the settings page in order. The code of a section loads when the section is opened. */
export const SECTIONS: readonly SettingsSection[] = [
  { id: 'profile', label: 'Profile', icon: UserRound, View: lazyPart(() => import('./profile/profile-section.tsx'), 'ProfileSection') },
  { id: 'account', label: 'Account', icon: KeyRound, View: lazyPart(() => import('./credentials/credentials-section.tsx'), 'CredentialsSection') },
  { id: 'two-factor', label: 'Two-factor', icon: ShieldCheck, View: lazyPart(() => import('./second-factor/second-factor-section.tsx'), 'SecondFactorSection') },
  { id: 'sessions', label: 'Sessions', icon: MonitorSmartphone, View: lazyPart(() => import('./sessions/sessions-section.tsx'), 'SessionsSection') },
  { id: 'social', label: 'Social logins', icon: Link2, View: lazyPart(() => import('./social/social-section.tsx'), 'SocialSection') },
  { id: 'appearance', label: 'Appearance', icon: Palette, View: lazyPart(() => import('./appearance/appearance-section.tsx'), 'AppearanceSection') },
  { id: 'notifications', label: 'Notifications', icon: Bell, View: lazyPart(() => import('./notifications/notifications-section.tsx'), 'NotificationsSection') },
  { id: 'limits', label: 'Spending limits', icon: Coins, View: lazyPart(() => import('./limits/limits-section.tsx'), 'LimitsSection') },
  { id: 'privacy', label: 'Privacy', icon: EyeOff, View: lazyPart(() => import('./privacy/privacy-section.tsx'), 'PrivacySection') },
  { id: 'keys', label: 'API keys', icon: Terminal, View: lazyPart(() => import('./keys/keys-section.tsx'), 'KeysSection') },
  { id: 'webhooks', label: 'Webhooks', icon: Webhook, View: lazyPart(() => import('./webhooks/webhooks-section.tsx'), 'WebhooksSection') },
  { id: 'referrals', label: 'Referrals', icon: Gift, View: lazyPart(() => import('./referrals/referrals-section.tsx'), 'ReferralsSection') },
  { id: 'data', label: 'Data', icon: Download, View: lazyPart(() => import('./data/data-section.tsx'), 'DataSection') },
  { id: 'danger', label: 'Danger zone', icon: TriangleAlert, View: lazyPart(() => import('./danger/danger-section.tsx'), 'DangerSection') },
];

/** Returns the settings section with this id; the first section when the id is null or unknown. */
export const sectionOf = (id: string | null): SettingsSection => SECTIONS.find((section) => section.id === id) ?? elementAt(SECTIONS, 0);
