import type { Role } from './identity.ts';
import { isOneOf } from './typed-records.ts';

/** One permission: which roles besides administrators may do this (docs/rules/identity.md#roles). */
interface Permission {
  /** The permission in plain words, for the page /admin/roles. */
  label: string;
  area: string;
  roles: readonly Role[];
}

/**
 * All permissions with the roles that have them. Administrators have all of them, and there are no custom roles. Routes name a permission
 * instead of roles, so that this table is exactly what the API enforces.
 */
export const PERMISSIONS = {
  'users.read': { area: 'People', label: 'Find people', roles: ['support'] },
  'users.reset_email': { area: 'People', label: 'Send a password reset email', roles: ['support'] },
  'users.end_sessions': { area: 'People', label: 'Sign a person out everywhere', roles: ['support'] },
  'users.ban': { area: 'People', label: 'Ban and unban', roles: [] },
  'users.mute': { area: 'People', label: 'Mute and unmute', roles: [] },
  'users.note': { area: 'People', label: 'Write and delete notes about people', roles: [] },
  'users.export': { area: 'People', label: 'Export everything that is kept of a person', roles: [] },
  'users.erase': { area: 'People', label: 'Delete the account of a person', roles: [] },
  'users.verify': { area: 'People', label: 'Give and take the verified mark', roles: [] },
  'users.adjust_tokens': { area: 'People', label: 'Add or take tokens', roles: [] },
  'users.shorten_recovery': { area: 'People', label: 'End the waiting time of a second-factor recovery', roles: [] },
  'users.set_role': { area: 'People', label: 'Change roles', roles: [] },
  'messages.restore': { area: 'People', label: 'Restore archived messages', roles: [] },
  'roles.read': { area: 'People', label: 'See roles and who has them', roles: [] },
  'inbox.read': { area: 'Operations', label: 'See waiting decisions', roles: ['moderator'] },
  'queues.read': { area: 'Operations', label: 'Watch the queues', roles: ['support'] },
  'queues.change': { area: 'Operations', label: 'Retry, promote and remove jobs', roles: [] },
  'audit.read': { area: 'Operations', label: 'Read the audit log', roles: [] },
  'logs.read': { area: 'Operations', label: 'Read the last log lines', roles: [] },
  'emails.read': { area: 'Operations', label: 'Read the local email outbox', roles: [] },
  'health.read': { area: 'Operations', label: 'See the state of the system', roles: [] },
  'providers.change': { area: 'Operations', label: 'Change providers, limits of runs and whether runs are made', roles: [] },
  'announcements.change': { area: 'Operations', label: 'Write the announcement above all pages', roles: [] },
  'legal.change': { area: 'Operations', label: 'Write versions of the legal texts', roles: [] },
  'analytics.read': { area: 'Operations', label: 'Read figures and journeys, and a person’s timeline', roles: [] },
  'flags.change': { area: 'Operations', label: 'Change feature flags', roles: [] },
  'marketplace.moderate': { area: 'Marketplace', label: 'Open the moderation pages', roles: ['moderator'] },
  'packs.manage': { area: 'Marketplace', label: 'Make packs run by Conjure, feature packs and give coupons', roles: [] },
  'challenges.manage': { area: 'Challenges', label: 'Manage themes, entries, results and payouts of challenges', roles: [] },
  'feedback.manage': { area: 'Feedback', label: 'Manage next features and issue reports', roles: [] },
  'sales.read': { area: 'Shop', label: 'See sales, orders and disputes', roles: [] },
  'sales.refund': { area: 'Shop', label: 'Refund orders', roles: [] },
  'pricing.change': { area: 'Shop', label: 'Change prices', roles: [] },
  'referrals.manage': { area: 'Shop', label: 'See referrals, decide about them and change the programme', roles: [] },
  'cash_outs.decide': { area: 'Shop', label: 'Decide about payouts of earnings', roles: [] },
  'payments.sync': { area: 'Shop', label: 'Reconcile with the payment provider', roles: [] },
} as const satisfies Record<string, Permission>;
export type PermissionName = keyof typeof PERMISSIONS;

/** The access rule of an endpoint: the roles that have this permission. Administrators always have access. */
export const permit = (name: PermissionName): { roles: readonly Role[] } => ({ roles: PERMISSIONS[name].roles });

/** Whether a person with this role has the permission. */
export const may = (role: Role | undefined, name: PermissionName): boolean =>
  role === 'admin' || (role !== undefined && isOneOf<Role>(PERMISSIONS[name].roles, role));
