import {
  ChartLine, CircleDollarSign, Layers, LayoutDashboard, PackageOpen, Plug, RefreshCw, Rocket, Route, Share2, Shield, Store, SquareTerminal, Tag, Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import type { Role } from '#contracts/identity.ts';

export interface AdminEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Opens the page to further roles. */
  permission?: PermissionName;
  /** A page of the server: a plain link in place of the router's. */
  server?: boolean;
}

/** Every page behind the administrators' door (specification 2), the daily ones first. */
const ENTRIES: readonly AdminEntry[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/users', label: 'Users', icon: Users, permission: 'users.read' },
  { to: '/admin/roles', label: 'Roles', icon: Shield },
  { to: '/admin/marketplace', label: 'Marketplace', icon: Store, permission: 'marketplace.moderate' },
  { to: '/admin/prompt-packs', label: 'Prompt packs', icon: PackageOpen },
  { to: '/admin/sales', label: 'Sales', icon: CircleDollarSign },
  { to: '/admin/pricing', label: 'Pricing', icon: Tag },
  { to: '/admin/stripe-sync', label: 'Stripe sync', icon: RefreshCw },
  { to: '/admin/referral-tracking', label: 'Referrals', icon: Share2 },
  { to: '/admin/analytics', label: 'Analytics', icon: ChartLine },
  { to: '/admin/journey-analytics', label: 'Journeys', icon: Route },
  { to: '/admin/next-features', label: 'Next features', icon: Rocket },
  { to: '/admin/api-settings', label: 'API settings', icon: Plug },
  { to: '/admin/developer', label: 'Developer', icon: SquareTerminal },
  { to: '/admin/queues/', label: 'Queues', icon: Layers, permission: 'queues.read', server: true },
];

/** The pages that this role may open; the server decides again. */
export const adminEntriesOf = (role: Role | undefined): readonly AdminEntry[] =>
  ENTRIES.filter(({ permission }) => (permission ? may(role, permission) : role === 'admin'));

/** The entry whose page stands at this address. */
export const adminEntryAt = (entries: readonly AdminEntry[], pathname: string): AdminEntry | undefined => entries.find(({ to }) => to === pathname.replace(/\/+$/, ''));
