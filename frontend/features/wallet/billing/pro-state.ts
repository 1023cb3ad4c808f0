import type { SubscriptionView } from '#contracts/payments.ts';
import { dateText } from '#lib/date-text.ts';
import { fullDate } from '#lib/full-date.ts';
import { PRO_STATE } from '../wallet-purchases.words.ts';

/** Returns whether the Pro subscription is active: it is paid, or the payment provider still tries to collect a renewal. */
export const isPro = (subscription: SubscriptionView | null | undefined): subscription is SubscriptionView & { status: 'active' | 'past_due' } =>
  subscription?.status === 'active' || subscription?.status === 'past_due';

/** Says what happens next to the Pro subscription: "Renews on 21 December 2026". */
export function nextStep({ status, periodEnd, cancelAtPeriodEnd }: SubscriptionView): string {
  const day = periodEnd ? fullDate(periodEnd) : null;
  if (cancelAtPeriodEnd) return day ? PRO_STATE.endsOn(day) : PRO_STATE.endsWithMonth;
  if (status === 'past_due') return PRO_STATE.pastDue;
  return day ? PRO_STATE.renewsOn(day) : PRO_STATE.renewsEachMonth;
}

const shortDay = (iso: string): string => dateText(new Date(iso), { day: 'numeric', month: 'short' });

/** Returns the label of the cancel button with the day on which Pro ends: "Cancel Pro on 22 Dec". */
export const cancelWords = ({ periodEnd }: Pick<SubscriptionView, 'periodEnd'>): string => (periodEnd ? `Cancel Pro on ${shortDay(periodEnd)}` : 'Cancel Pro');

/** Returns a text with the day until which Pro stays on after a cancellation. */
export const endWords = ({ periodEnd }: Pick<SubscriptionView, 'periodEnd'>): string => PRO_STATE.staysUntil(periodEnd);
