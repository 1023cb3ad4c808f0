import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** The queue of jobs that call the payment provider. */
export const PAYMENTS_QUEUE = 'stripe';

/**
 * Handles one event of the inbox. A failure queues it again with a growing wait (handle-provider-event.ts). BullMQ repeats it only when even that could not be stored,
 * and maintenance revives lost jobs.
 */
export const processEventJob = defineJob({ name: 'payments.process_event', payload: z.object({ eventId: z.string() }), attempts: 3 });

/** Compares the provider with the ledger. */
export const reconcileJob = defineJob({ name: 'payments.run_reconciliation', payload: z.object({ id }), attempts: 3 });

/** Turns the renewal of a person who asked for account deletion off, or on again. */
export const settleRenewalJob = defineJob({ name: 'payments.settle_renewal', payload: z.object({ userId: id }), attempts: 3 });

/** Ends the subscription of a deleted account. */
export const closeCustomerJob = defineJob({ name: 'payments.close_customer', payload: z.object({ userId: id }), attempts: 3 });
