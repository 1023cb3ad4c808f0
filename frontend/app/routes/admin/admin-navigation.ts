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
  /** The permission with which other roles than administrators may open the page. Without it only administrators may. */
  permission?: PermissionName;
  /** The queues of the staff inbox that are handled on the page. The sum of their items stands beside the entry's label. */
  queues?: readonly InboxQueue[];
  /** Whether the server renders the page, so that the entry is a plain link instead of the router's. */
  server?: boolean;
}

/** The entries of the administration's navigation, those of daily use first. A page that is not built yet has an address and no entry. */
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

/** Returns the navigation entries of the administration pages that a role may open. The server checks again. */
export const adminEntriesOf = (role: Role | undefined): readonly AdminEntry[] =>
  ENTRIES.filter(({ permission }) => (permission ? may(role, permission) : role === 'admin'));

/** Returns the navigation entry of the administration page at this address. */
export const adminEntryAt = (entries: readonly AdminEntry[], pathname: string): AdminEntry | undefined => entries.find(({ to }) => to === pathname.replace(/\/+$/, ''));

/** Counts the items that wait for staff on an entry's page; 0 while that is unknown. */
export const waitingBehind = ({ queues = [] }: AdminEntry, inbox: Inbox | undefined): number =>
  (inbox?.queues ?? []).filter(({ queue }) => queues.includes(queue)).reduce((sum, { count }) => sum + count, 0);
