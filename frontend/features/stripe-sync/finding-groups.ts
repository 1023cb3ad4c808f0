import type { Finding } from '#contracts/stripe-sync.ts';

export interface FindingGroup {
  kind: Finding['kind'];
  title: string;
  /** What it means, in a line. */
  help: string;
  findings: Finding[];
}

/** In the order in which they matter: somebody paid and got nothing comes first. */
const GROUPS: readonly Omit<FindingGroup, 'findings'>[] = [
  { kind: 'uncredited_payment', title: 'Orphan payments', help: 'Paid at Stripe, and the tokens never arrived.' },
  { kind: 'missing_invoice', title: 'Missed Pro months', help: 'A month of Pro was paid, and its tokens never arrived.' },
  { kind: 'unknown_payment', title: 'Payments without an order', help: 'Somebody paid for nothing that we know of: a person has to look.' },
  { kind: 'amount_mismatch', title: 'Other amounts', help: 'What was paid is not what the order asked for: a person has to look.' },
  { kind: 'extra_credit', title: 'Credited without a payment', help: 'The ledger has tokens for which Stripe has no money: a person has to look.' },
  { kind: 'missing_refund', title: 'Missed refunds', help: 'Money went back at Stripe, the tokens have not.' },
  { kind: 'missing_dispute', title: 'Missed disputes', help: 'A bank took money back, the tokens are still here.' },
  { kind: 'subscription_drift', title: 'Subscription drift', help: 'A Pro subscription is told differently on both sides.' },
];

/** Findings by what they are; kinds of which there is none are left out. */
export const groupFindings = (findings: readonly Finding[]): FindingGroup[] =>
  GROUPS.map((group) => ({ ...group, findings: findings.filter(({ kind }) => kind === group.kind) })).filter((group) => group.findings.length > 0);

/** Whether one press can put it right: the tokens of a payment that we missed. */
export const canCredit = ({ kind, outcome, stripeId }: Finding): boolean =>
  outcome !== 'repaired' && (kind === 'uncredited_payment' || kind === 'missing_invoice') && /^(pi|in)_\w+$/.test(stripeId);
