import { EMAIL_QUEUE, EVENTS_QUEUE, MAINTENANCE_QUEUE } from '#kernel/jobs/job.ts';
import type { QueueName } from '#kernel/jobs/job.ts';
import { DEMO_QUEUE } from '#modules/demo-runs/demo-runs.jobs.ts';
import { ARCHIVES_QUEUE } from '#modules/archives/archives.jobs.ts';
import { GENERATION_QUEUES } from '#modules/generation/generation.jobs.ts';
import { PUSH_QUEUE } from '#modules/messages/messages.jobs.ts';
import { PAYMENTS_QUEUE } from '#modules/payments/payments.jobs.ts';
import { IMPORTS_QUEUE } from '#modules/portability/portability.jobs.ts';
import { WEBHOOKS_QUEUE } from '#modules/webhooks/webhooks.jobs.ts';

/** The names of all queues, those of the kernel and of the modules. */
export const QUEUES: readonly QueueName[] = [...GENERATION_QUEUES, DEMO_QUEUE, EVENTS_QUEUE, PAYMENTS_QUEUE, EMAIL_QUEUE, PUSH_QUEUE, WEBHOOKS_QUEUE, ARCHIVES_QUEUE, IMPORTS_QUEUE, MAINTENANCE_QUEUE];
