import type { z } from 'zod';

/** The name of a queue. There is one queue per kind of load. A module declares its queues beside its jobs, and `backend/bootstrap/queues.ts` lists all. */
export type QueueName = string;

export const EVENTS_QUEUE = 'events';
export const EMAIL_QUEUE = 'email';
export const MAINTENANCE_QUEUE = 'maintenance';

/** A job that a module declares. Its payload contains only ids, because Postgres holds the truth. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  /** The name of the job, in the form `module.verb_noun`. */
  readonly name: string;
  readonly payload: Payload;
  /** How often the job may be tried in all, the first try included. */
  readonly attempts: number;
}

/** Declares a job, and keeps the exact type of its payload. */
export function defineJob<Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

export interface EnqueueOptions {
  queue: QueueName;
  /** The id of the job in BullMQ, without ':'. A second job with the same id is ignored while the first one is kept. */
  jobId: string;
  /** The job's priority in its queue; jobs with priority 1 run first. */
  priority?: number;
  delayMs?: number;
}
