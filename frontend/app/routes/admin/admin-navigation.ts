import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import type { Role } from '#contracts/identity.ts';

export interface AdminEntry {
  to: string;
  label: string;
  /** Opens the page to further roles. */
  permission?: PermissionName;
  /** A page of the server: a plain link in place of the router's. */
  server?: boolean;
}

/** Every page behind the administrators' door (specification 2), the daily ones first. */
const ENTRIES: readonly AdminEntry[] = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/users', label: 'Users', permission: 'users.read' },
  { to: '/admin/roles', label: 'Roles' },
  { to: '/admin/marketplace', label: 'Marketplace', permission: 'marketplace.moderate' },
  { to: '/admin/prompt-packs', label: 'Prompt packs' },
  { to: '/admin/sales', label: 'Sales' },
  { to: '/admin/pricing', label: 'Pricing' },
  { to: '/admin/stripe-sync', label: 'Stripe sync' },
  { to: '/admin/referral-tracking', label: 'Referrals' },
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/journey-analytics', label: 'Journeys' },
  { to: '/admin/next-features', label: 'Next features' },
  { to: '/admin/api-settings', label: 'API settings' },
  { to: '/admin/developer', label: 'Developer' },
  { to: '/admin/queues/', label: 'Queues', permission: 'queues.read', server: true },
];

/** The pages that this role may open; the server decides again. */
export const adminEntriesOf = (role: Role | undefined): readonly AdminEntry[] =>
  ENTRIES.filter(({ permission }) => (permission ? may(role, permission) : role === 'admin'));
