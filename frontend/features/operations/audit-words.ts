/** What the audit log calls an action, in words that fit between two names. */
const WORDS: Record<string, string> = {
  'users.ban': 'banned',
  'users.unban': 'let in again',
  'users.set_role': 'changed the role of',
  'users.adjust_tokens': 'moved tokens of',
  'users.reset_mail': 'sent a reset mail to',
  'users.shorten_recovery': 'ended the wait for a recovery of',
  'account.factor_recovery_started': 'began to recover the second factor of',
  'account.factor_recovery_cancelled': 'called off the recovery of',
  'account.factor_recovered': 'took the second factor off',
  'users.end_sessions': 'signed out everywhere',
  'queues.change': 'changed the queues:',
  'sales.refund': 'refunded',
  'payments.credit': 'credited by hand',
  'payments.replay': 'replayed',
  'payments.sync_catalogue': 'brought Stripe\'s price list in line:',
  'payments.compare': 'compared the books of',
  'payments.reconcile': 'compared and repaired the books of',
  'pricing.change': 'changed the prices:',
  'pricing.roll_back': 'rolled the prices back:',
  'pricing.withdraw': 'withdrew the prices:',
  'rewards.change': 'changed what rewards pay:',
  'issues.change': 'handled the report',
  'issues.reply': 'replied to the report',
  'issues.convert': 'made a next feature of the report',
  'marketplace.approved': 'approved',
  'marketplace.changes_requested': 'sent back',
  'marketplace.rejected': 'rejected',
  'marketplace.removed': 'took down',
  'marketplace.dismiss_report': 'dismissed a report about',
  'marketplace.keep_duplicate': 'kept the near copy',
  'marketplace.grant_appeal': 'granted the appeal about',
  'marketplace.refuse_appeal': 'refused the appeal about',
  'marketplace.feature': 'set the shop window:',
  'marketplace.merge_tags': 'renamed or merged the tag',
  'admin.elevated': 'opened the Wizard\'s Chamber',
  'admin.refused': 'knocked at the Wizard\'s Chamber with a wrong password',
  'admin.locked_out': 'knocked too often at the Wizard\'s Chamber',
};

/** An action in words; its own name where none are known. */
export const auditWords = (action: string): string => WORDS[action] ?? action;

/** Actions to filter by, with the plain name of each area. */
export const AUDIT_AREAS = [
  { value: 'all', label: 'Everything' },
  { value: 'users', label: 'People' },
  { value: 'users.set_role', label: 'Roles' },
  { value: 'users.adjust_tokens', label: 'Tokens' },
  { value: 'sales', label: 'Refunds' },
  { value: 'payments', label: 'Stripe' },
  { value: 'admin', label: 'The chamber' },
  { value: 'queues', label: 'Queues' },
  { value: 'pricing', label: 'Prices' },
  { value: 'rewards', label: 'Rewards' },
  { value: 'issues', label: 'Issue reports' },
  { value: 'marketplace', label: 'Moderation' },
] as const;

/** Facts of an entry in one line: `admin → user · sessions: 2`. */
export function auditFacts({ from, to, ...rest }: Record<string, unknown>): string {
  const change = from !== undefined && to !== undefined ? [`${written(from)} → ${written(to)}`] : [];
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${written(value)}`);
  return [...change, ...facts].join(' · ');
}

const written = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
