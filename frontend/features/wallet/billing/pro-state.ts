import type { SubscriptionView } from '#contracts/payments.ts';
import { fullDate } from '#lib/full-date.ts';

/** Whether Pro is on: paid, or with a renewal that the provider is still trying to collect. */
export const isPro = (subscription: SubscriptionView | null | undefined): subscription is SubscriptionView & { status: 'active' | 'past_due' } =>
  subscription?.status === 'active' || subscription?.status === 'past_due';

/** What comes next: "Renews on 21 December 2026". */
export function nextStep({ status, periodEnd, cancelAtPeriodEnd }: SubscriptionView): string {
  const day = periodEnd ? fullDate(periodEnd) : null;
  if (cancelAtPeriodEnd) return day ? `Ends on ${day}. Your tokens stay.` : 'Ends with the paid month. Your tokens stay.';
  if (status === 'past_due') return 'The last payment did not go through. Update your card to keep Pro.';
  return day ? `Renews on ${day}.` : 'Renews each month.';
}

const shortDay = (iso: string): string => new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

/** The button that cancels, with the day on which Pro ends: "Cancel Pro on 22 Dec". */
export const cancelWords = ({ periodEnd }: Pick<SubscriptionView, 'periodEnd'>): string => (periodEnd ? `Cancel Pro on ${shortDay(periodEnd)}` : 'Cancel Pro');

/** Until when Pro stays on after a cancellation. */
export const endWords = ({ periodEnd }: Pick<SubscriptionView, 'periodEnd'>): string => `Pro stays on until ${periodEnd ? fullDate(periodEnd) : 'the end of the paid month'}.`;
