import type { z } from 'zod';

/** One queue per kind of load. A module declares the names of its own ones beside its jobs; `backend/bootstrap/queues.ts` lists all. */
export type QueueName = string;

export const EVENTS_QUEUE = 'events';
export const EMAIL_QUEUE = 'email';
export const MAINTENANCE_QUEUE = 'maintenance';

/** A job that a module defines. Payloads carry ids only: Postgres holds the truth. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  /** `module.verb_noun`. */
  readonly name: string;
  readonly payload: Payload;
  /** The most attempts of the job, with the first one. */
  readonly attempts: number;
}

/** Declares a job, keeping the exact type of its payload. */
export function defineJob<Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

export interface EnqueueOptions {
  queue: QueueName;
  /** BullMQ job id, without ':'; the same id twice is one job while the first is kept. */
  jobId: string;
  /** The job's priority in its queue: 1 is first. */
  priority?: number;
  delayMs?: number;
}
