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
  { kind: 'uncredited_payment', title: 'Orphan payments', help: 'Paid at Stripe, but the tokens were not credited.' },
  { kind: 'missing_invoice', title: 'Missed Pro months', help: 'A month of Pro was paid, but its tokens were not credited.' },
  { kind: 'unknown_payment', title: 'Payments without an order', help: 'A payment without a known order. Check it by hand.' },
  { kind: 'amount_mismatch', title: 'Other amounts', help: 'The amount differs from the order. Check it by hand.' },
  { kind: 'extra_credit', title: 'Credited without a payment', help: 'Tokens were credited without a payment at Stripe. Check it by hand.' },
  { kind: 'missing_refund', title: 'Missed refunds', help: 'Refunded at Stripe, but the tokens were not taken back.' },
  { kind: 'missing_dispute', title: 'Missed disputes', help: 'A bank took the money back, but the tokens were not taken back.' },
  { kind: 'subscription_drift', title: 'Subscription drift', help: 'A Pro subscription differs between Stripe and us.' },
];

/** Findings by what they are; kinds of which there is none are left out. */
export const groupFindings = (findings: readonly Finding[]): FindingGroup[] =>
  GROUPS.map((group) => ({ ...group, findings: findings.filter(({ kind }) => kind === group.kind) })).filter((group) => group.findings.length > 0);

/** Whether one press can put it right: the tokens of a payment that we missed. */
export const canCredit = ({ kind, outcome, stripeId }: Finding): boolean =>
  outcome !== 'repaired' && (kind === 'uncredited_payment' || kind === 'missing_invoice') && /^(pi|in)_\w+$/.test(stripeId);
