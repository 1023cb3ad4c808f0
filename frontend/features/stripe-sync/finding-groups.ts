import type { Finding } from '#contracts/stripe-sync.ts';
import { FINDING_GROUPS } from './stripe-sync.words.ts';

export interface FindingGroup {
  kind: Finding['kind'];
  title: string;
  /** One line that says what the findings of this group mean. */
  help: string;
  findings: Finding[];
}

/** Kinds of findings of a reconciliation in the order of their importance: first buyers who paid and received nothing. */
const GROUPS: readonly Omit<FindingGroup, 'findings'>[] = [
  { kind: 'uncredited_payment', title: 'Orphan payments', help: FINDING_GROUPS.uncreditedPayment },
  { kind: 'missing_invoice', title: 'Missed Pro months', help: FINDING_GROUPS.missingInvoice },
  { kind: 'unknown_payment', title: 'Payments without an order', help: FINDING_GROUPS.unknownPayment },
  { kind: 'amount_mismatch', title: 'Other amounts', help: FINDING_GROUPS.amountMismatch },
  { kind: 'extra_credit', title: 'Credited without a payment', help: FINDING_GROUPS.extraCredit },
  { kind: 'missing_refund', title: 'Missed refunds', help: FINDING_GROUPS.missingRefund },
  { kind: 'missing_dispute', title: 'Missed disputes', help: FINDING_GROUPS.missingDispute },
  { kind: 'subscription_drift', title: 'Subscription drift', help: FINDING_GROUPS.subscriptionDrift },
];

/** Groups the findings of a reconciliation by their kind; empty groups are left out. */
export const groupFindings = (findings: readonly Finding[]): FindingGroup[] =>
  GROUPS.map((group) => ({ ...group, findings: findings.filter(({ kind }) => kind === group.kind) })).filter((group) => group.findings.length > 0);

/** Returns whether an administrator can credit the tokens of a finding: it is a payment that we missed. */
export const canCredit = ({ kind, outcome, stripeId }: Finding): boolean =>
  outcome !== 'repaired' && (kind === 'uncredited_payment' || kind === 'missing_invoice') && /^(pi|in)_\w+$/.test(stripeId);
