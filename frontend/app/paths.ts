import type { LucideIcon } from 'lucide-react';
import { Bot, FolderHeart, Home, Images, LayoutDashboard, Library, LineChart, Store, Trophy, WandSparkles } from 'lucide-react';

/** Addresses of pages of the application. */
export const paths = {
  home: '/',
  marketplace: '/marketplace',
  creations: '/my-creations',
  wallet: '/wallet',
  pricing: '/pricing',
  settings: '/profile?tab=settings',
  profile: '/profile',
  achievements: '/profile?tab=achievements',
  /** Returns the address of the performance figures of all own prompts, or of one of them. */
  performance: (promptId?: string) => `/profile?tab=performance${promptId === undefined ? '' : `&prompt=${promptId}`}`,
  profileOf: (username: string) => `/profile/${username}`,
  reports: '/my-reports',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  prompt: (slug: string) => `/prompt/${slug}`,
} as const;

export interface NavigationEntry {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The entries of the side navigation, in their fixed order (docs/rules/pages.md#navigation-order). */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/', label: 'Home', icon: Home },
  { to: '/marketplace', label: 'Marketplace', icon: Store },
  { to: '/challenges', label: 'Challenges', icon: Trophy },
  { to: '/create', label: 'Create Prompt', icon: WandSparkles },
  { to: '/my-creations', label: 'My Creations', icon: Images },
  { to: '/my-library', label: 'My Library', icon: Library },
  { to: '/mycollections', label: 'My Collections', icon: FolderHeart },
  { to: '/ai-agents', label: 'AI Agents', icon: Bot },
];

export const ADMIN_NAVIGATION: readonly NavigationEntry[] = [
  { to: '/admin', label: 'Admin Dashboard', icon: LayoutDashboard },
  { to: '/admin/sales', label: 'Sales Dashboard', icon: LineChart },
];

/**
 * Whether a navigation entry is the current one on the page at `pathname`: its own page, or one below it. The page of a single challenge
 * belongs to the entry for challenges.
 */
export const isCurrent = ({ to }: Pick<NavigationEntry, 'to'>, pathname: string): boolean =>
  pathname === to || (to !== '/admin' && pathname.replace('/challenge/', '/challenges/').startsWith(`${to}/`));

/** Whether the sign-in dialog never opens by itself on the page at `pathname` (docs/rules/pages.md#sign-in-dialog). */
export const isQuietPage = (pathname: string): boolean =>
  /^\/(admin|chat|pricing|payment-success|terms-of-service|privacy-policy)(\/|$)|\/share$/.test(pathname);
