import type { Role } from '#contracts/identity.ts';

/** The names of all roles, from the fewest permissions to the most (docs/rules/identity.md#roles). */
export const ROLES: readonly { role: Role; name: string; text: string }[] = [
  { role: 'user', name: 'User', text: 'All accounts.' },
  { role: 'creator', name: 'Creator', text: 'Publishes prompts. Has the same permissions as a user.' },
  { role: 'moderator', name: 'Moderator', text: 'Reviews prompts and reports.' },
  { role: 'support', name: 'Support', text: 'Helps people and sees the queues.' },
  { role: 'admin', name: 'Administrator', text: 'Has all permissions.' },
];
