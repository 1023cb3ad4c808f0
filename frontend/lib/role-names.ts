import type { Role } from '#contracts/identity.ts';

/** Roles from the fewest powers to the most. There are no others (decisions.md, Access). */
export const ROLES: readonly { role: Role; name: string; text: string }[] = [
  { role: 'user', name: 'User', text: 'Everybody who has joined.' },
  { role: 'creator', name: 'Creator', text: 'Publishes prompts; the same powers as everybody.' },
  { role: 'moderator', name: 'Moderator', text: 'Looks after the marketplace.' },
  { role: 'support', name: 'Support', text: 'Helps people, and watches the queues.' },
  { role: 'admin', name: 'Administrator', text: 'May do all of it.' },
];
