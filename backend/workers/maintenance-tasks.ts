import { MINUTE_MS } from '#contracts/durations.ts';
import { moduleList } from '../bootstrap/modules.ts';
import type { Modules } from '../bootstrap/modules.ts';
import type { Services } from '../bootstrap/services.ts';
import { purgeIdempotencyKeys } from '#kernel/http/idempotency/purge-keys.ts';
import { ageWaitingJobs } from '#kernel/jobs/age-waiting-jobs.ts';
import { bringForward } from '#kernel/jobs/bring-forward.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import { emailMaintenance } from '#kernel/email/email-maintenance.ts';
import { GENERATION_QUEUES } from '#modules/generation/generation.jobs.ts';
import { outboxMaintenance } from '#kernel/outbox/outbox-maintenance.ts';

/** The maintenance tasks of the whole product, the most urgent first. */
export function maintenanceTasks({ db, clock, log, wake, config, outbox }: Services, modules: Modules, queues: Queues): MaintenanceTask[] {
  return [
    ...moduleList(modules).flatMap((module) => module.maintenance ?? []),
    ...outboxMaintenance({ db, clock, log, wake: () => wake.wake() }),
    ...emailMaintenance({ db, clock, outbox }),
    ageWaitingJobs({ queues, clock, names: GENERATION_QUEUES }),
    bringForward({ queues, clock }),
    { name: 'identity.purge', everyMs: 10 * MINUTE_MS, run: () => modules.identity.purge() },
    {
      name: 'http.purge_keys',
      everyMs: 10 * MINUTE_MS,
      run: async () => void (await purgeIdempotencyKeys(db.knex, clock, config.idempotency.keepHours)),
    },
  ];
}
