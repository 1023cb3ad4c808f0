import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** The queue of jobs that call the payment provider. */
export const PAYMENTS_QUEUE = 'stripe';

/**
 * Handles one stored event of the provider. A failure queues it again with a growing wait (handle-provider-event.ts). BullMQ repeats the job
 * only when that failure could not be stored.
 */
export const processEventJob = defineJob({ name: 'payments.process_event', payload: z.object({ eventId: z.string() }), attempts: 3 });

/** Compares the provider's records with our orders and ledger. */
export const reconcileJob = defineJob({ name: 'payments.run_reconciliation', payload: z.object({ id }), attempts: 3 });

/** Turns the renewal of Pro off for a person who asked for account deletion, or on again after they called it off. */
export const settleRenewalJob = defineJob({ name: 'payments.settle_renewal', payload: z.object({ userId: id }), attempts: 3 });

/** Ends the subscription of a deleted account and deletes its customer at the provider. */
export const closeCustomerJob = defineJob({ name: 'payments.close_customer', payload: z.object({ userId: id }), attempts: 3 });
