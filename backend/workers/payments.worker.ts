import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { closeCustomerJob, processEventJob, reconcileJob, settleRenewalJob } from '#modules/payments/index.ts';
import { PAYMENTS_QUEUE } from '#modules/payments/payments.jobs.ts';
import type { Payments } from '#modules/payments/index.ts';

/** Builds the worker that handles the payment provider's events, and compares the provider's records with ours. */
export function createPaymentsWorker(payments: Payments, options: Omit<JobWorkerOptions, 'queue' | 'handlers'>): JobWorker {
  return createWorker({
    ...options,
    queue: PAYMENTS_QUEUE,
    handlers: [
      handleJob(processEventJob, ({ eventId }) => payments.handleProviderEvent(eventId)),
      handleJob(reconcileJob, ({ id }) => payments.reconcile(id)),
      handleJob(settleRenewalJob, ({ userId }) => payments.settleRenewal(userId)),
      handleJob(closeCustomerJob, ({ userId }) => payments.closeCustomer(userId)),
    ],
  });
}
