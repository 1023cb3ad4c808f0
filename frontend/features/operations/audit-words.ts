/** What the audit log calls an action: `…` is the place of what it was done to. */
const WORDS: Record<string, string> = {
  'users.ban': 'banned …',
  'users.verify': 'verified …',
  'users.unverify': 'took the verified mark from …',
  'users.unban': 'unbanned …',
  'users.set_role': 'changed the role of …',
  'users.adjust_tokens': 'adjusted …’s tokens',
  'users.reset_email': 'sent a password reset email to …',
  'users.shorten_recovery': 'ended the recovery wait of …',
  'account.factor_recovery_started': 'started to recover the second factor of …',
  'account.factor_recovery_cancelled': 'cancelled the second-factor recovery of …',
  'account.factor_recovered': 'removed the second factor of …',
  'users.end_sessions': 'signed … out everywhere',
  'queues.change': 'changed the queues: …',
  'flags.change': 'changed the feature flag …',
  'sales.refund': 'refunded …',
  'payments.credit': 'credited … by hand',
  'payments.replay': 'replayed …',
  'payments.sync_catalogue': 'updated Stripe’s price list: …',
  'payments.compare': 'compared Stripe with the ledger: …',
  'payments.reconcile': 'compared Stripe with the ledger and repaired it: …',
  'pricing.change': 'changed the prices: …',
  'pricing.roll_back': 'rolled back the prices: …',
  'pricing.withdraw': 'withdrew the scheduled prices: …',
  'rewards.change': 'changed the reward amounts …',
  'features.create': 'created the next feature …',
  'features.change': 'changed the next feature …',
  'features.delete': 'deleted the next feature …',
  'features.merge': 'merged the next feature …',
  'features.order': 'put the next features in another order: …',
  'messages.restore': 'restored the message …',
  'issues.change': 'changed the report …',
  'issues.reply': 'replied to the report …',
  'issues.convert': 'turned the report … into a next feature',
  'marketplace.approved': 'approved …',
  'marketplace.changes_requested': 'asked for changes to …',
  'marketplace.rejected': 'rejected …',
  'marketplace.removed': 'took down …',
  'marketplace.hidden': 'hid … and asked its author to change it',
  'marketplace.grant_refund': 'granted the refund of …',
  'marketplace.refuse_refund': 'refused the refund of …',
  'marketplace.dismiss_report': 'dismissed a report about …',
  'marketplace.keep_duplicate': 'kept … in spite of a similar prompt',
  'marketplace.grant_appeal': 'granted the appeal about …',
  'marketplace.refuse_appeal': 'refused the appeal about …',
  'marketplace.feature': 'changed the featured prompts: …',
  'marketplace.merge_tags': 'renamed or merged the tag …',
  'challenges.create': 'planned the weekly challenge …',
  'challenges.change': 'changed the challenge …',
  'challenges.cancel': 'cancelled the challenge …',
  'challenges.recompute': 'made the results of … again',
  'challenges.remove_entry': 'removed the entry …',
  'challenges.judge_entry': 'scored an entry of …',
  'challenges.see_evidence': 'looked at the voters of …',
  'challenges.create_theme': 'added the theme …',
  'challenges.change_theme': 'changed the theme …',
  'challenges.pin_day': 'chose the theme of …',
  'challenges.unpin_day': 'left the theme of … to the calendar',
  'packs.feature': 'changed the featured packs: …',
  'packs.give_coupon': 'made the coupon …',
  'packs.approve': 'approved the pack …',
  'packs.request_changes': 'asked for changes to the pack …',
  'packs.reject': 'rejected the pack …',
  'agents.approve': 'approved the agent …',
  'agents.request_changes': 'asked for changes to the agent …',
  'agents.reject': 'rejected the agent …',
  'agents.read_instructions': 'read the instructions of the agent …',
  'admin.elevated': 'started an admin-password session',
  'admin.refused': 'entered a wrong admin password',
  'admin.locked_out': 'was locked out after too many wrong admin passwords',
};

/** An action in words, before and after what it was done to; its own name where none are known. */
export function auditWords(action: string): { before: string; after: string } {
  const [before = '', after = ''] = (WORDS[action] ?? `${action} …`).split('…');
  return { before: before.trim(), after };
}

/** Actions to filter by, with the plain name of each area. */
export const AUDIT_AREAS = [
  { value: 'all', label: 'Everything' },
  { value: 'users', label: 'People' },
  { value: 'users.set_role', label: 'Roles' },
  { value: 'users.adjust_tokens', label: 'Tokens' },
  { value: 'account', label: 'Second-factor recovery' },
  { value: 'sales', label: 'Refunds' },
  { value: 'payments', label: 'Stripe' },
  { value: 'admin', label: 'Admin-password sessions' },
  { value: 'queues', label: 'Queues' },
  { value: 'flags', label: 'Feature flags' },
  { value: 'pricing', label: 'Prices' },
  { value: 'rewards', label: 'Rewards' },
  { value: 'issues', label: 'Issue reports' },
  { value: 'features', label: 'Next features' },
  { value: 'messages', label: 'Messages' },
  { value: 'marketplace', label: 'Moderation' },
  { value: 'packs', label: 'Packs' },
  { value: 'agents', label: 'Agents' },
  { value: 'challenges', label: 'Challenges' },
] as const;

/** The page of what an entry is about; null where it has none. */
export function auditAddress({ targetType, targetId }: { targetType: string; targetId: string | null }): string | null {
  if (targetId === null) return null;
  if (targetType === 'user') return `/admin/users?user=${targetId}`;
  if (targetType === 'order') return `/admin/sales?order=${targetId}`;
  return targetType === 'issue' ? `/admin/next-features?tab=issues&issue=${targetId}` : null;
}
