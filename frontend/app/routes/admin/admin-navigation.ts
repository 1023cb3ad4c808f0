import {
  ChartLine, CircleDollarSign, Gift, KeyRound, Layers, LayoutDashboard, Package, RefreshCw, Rocket, Route, Scale, Shield, Store, SquareTerminal, Tag, Trophy, Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Inbox, InboxQueue } from '#contracts/inbox.ts';
import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import type { Role } from '#contracts/identity.ts';

export interface AdminEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Lets further roles open the page. */
  permission?: PermissionName;
  /** The inbox queues that are handled on the page; the sum of their counts stands beside the label. */
  queues?: readonly InboxQueue[];
  /** True for a page that the server renders: a plain link instead of the router's. */
  server?: boolean;
}

/** The administration pages that exist, those of daily use first. A page that is not built yet has an address and no entry. */
const ENTRIES: readonly AdminEntry[] = [
  { to: '/admin', label: 'Overview', icon: LayoutDashboard },
  { to: '/admin/users', label: 'Users', icon: Users, permission: 'users.read' },
  { to: '/admin/roles', label: 'Roles', icon: Shield },
  { to: '/admin/marketplace', label: 'Marketplace', icon: Store, permission: 'marketplace.moderate', queues: ['reviews', 'agents', 'reports', 'appeals', 'duplicates', 'refunds'] },
  { to: '/admin/prompt-packs', label: 'Prompt packs', icon: Package, permission: 'marketplace.moderate', queues: ['packs'] },
  { to: '/admin/challenges', label: 'Challenges', icon: Trophy, permission: 'challenges.manage' },
  { to: '/admin/analytics', label: 'Analytics', icon: ChartLine },
  { to: '/admin/journey-analytics', label: 'Journeys', icon: Route },
  { to: '/admin/sales', label: 'Sales', icon: CircleDollarSign, queues: ['disputes', 'cash_outs'] },
  { to: '/admin/referral-tracking', label: 'Referrals', icon: Gift, permission: 'referrals.manage', queues: ['referrals'] },
  { to: '/admin/pricing', label: 'Pricing', icon: Tag },
  { to: '/admin/stripe-sync', label: 'Stripe sync', icon: RefreshCw, queues: ['webhooks'] },
  { to: '/admin/api-settings', label: 'API settings', icon: KeyRound, permission: 'providers.change' },
  { to: '/admin/next-features', label: 'Next features', icon: Rocket, queues: ['issues'] },
  { to: '/admin/legal', label: 'Legal texts', icon: Scale, permission: 'legal.change' },
  { to: '/admin/developer', label: 'Developer', icon: SquareTerminal },
  { to: '/admin/queues/', label: 'Queues', icon: Layers, permission: 'queues.read', server: true },
];

/** Administration pages that the role may open; the server checks again. */
export const adminEntriesOf = (role: Role | undefined): readonly AdminEntry[] =>
  ENTRIES.filter(({ permission }) => (permission ? may(role, permission) : role === 'admin'));

/** The entry of the page at this address. */
export const adminEntryAt = (entries: readonly AdminEntry[], pathname: string): AdminEntry | undefined => entries.find(({ to }) => to === pathname.replace(/\/+$/, ''));

/** How many items wait behind an entry; 0 while that is unknown. */
export const waitingBehind = ({ queues = [] }: AdminEntry, inbox: Inbox | undefined): number =>
  (inbox?.queues ?? []).filter(({ queue }) => queues.includes(queue)).reduce((sum, { count }) => sum + count, 0);
