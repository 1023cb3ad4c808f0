import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';
import { port } from '#kernel/config/variables.ts';

/** The roles that a worker process may have. Without WORKER_ROLES a process has all of them. */
export const WORKER_ROLES = ['relay', 'events', 'generation', 'payments', 'email', 'push', 'archives', 'maintenance'] as const;

const roles = z
  .string()
  .transform((written) => written.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(WORKER_ROLES)).min(1));

export const workerConfig = defineConfigPart({
  variables: { WORKER_HEALTH_PORT: port.optional(), WORKER_ROLES: roles.default([...WORKER_ROLES]) },
  settings: (env) => ({ healthPort: env.WORKER_HEALTH_PORT ?? null, roles: env.WORKER_ROLES }),
});
