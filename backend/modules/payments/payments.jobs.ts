import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** Works through one event of the inbox. Tried again at once; beyond that the inbox brings it back later. */
export const processEventJob = defineJob({ name: 'payments.process_event', payload: z.object({ eventId: z.string() }), attempts: 3 });

/** Compares the provider with the ledger. */
export const reconcileJob = defineJob({ name: 'payments.run_reconciliation', payload: z.object({ id }), attempts: 3 });

/** Turns the renewal of an owner who asked to leave off, or on again. */
export const settleRenewalJob = defineJob({ name: 'payments.settle_renewal', payload: z.object({ userId: id }), attempts: 3 });

/** Ends the subscription of somebody who left. */
export const closeCustomerJob = defineJob({ name: 'payments.close_customer', payload: z.object({ userId: id }), attempts: 3 });
