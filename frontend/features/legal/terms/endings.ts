import type { LegalSection } from '../legal-document.ts';

/** How it ends, who answers for what, and how this page changes. */
export const ENDINGS: readonly LegalSection[] = [
  {
    id: 'ending',
    title: 'Leaving, and being asked to leave',
    inShort: 'Take your data with you and go whenever you like; you have 14 days to think again. Serious breaches end an account.',
    body: [
      'You can download everything you have here as a ZIP, and delete your account, both under [Settings](/profile?tab=settings). Deletion takes effect after **14 days**; signing in before then calls it off. What goes and what stays is listed in the [Privacy Policy](/privacy-policy#deletion).',
      'Unspent tokens end with the account. Please ask for any refund that is due before you leave.',
      'If you break these terms, we may warn you, hide content, limit features, or suspend or close your account, whichever fits the breach. We say why, unless the law forbids it, and you may object. Where an account is closed without a breach on your side, what you paid for and have not used is refunded.',
      'We may also end the service as a whole. Then we announce it early enough for you to export your data, and refund bought tokens that are not spent.',
    ],
  },
  {
    id: 'service',
    title: 'The service as it is',
    inShort: 'We work to keep it running and correct, but cannot promise that it always is.',
    body: [
      'We take care of the service, and its software has a memory for what went wrong: runs that a crash interrupted are resumed or given back. Still, it can be unavailable, slow or wrong at times, and outside providers can change or disappear. Except where the law says otherwise, it is offered as it is, without a promise that it fits a particular purpose.',
      'Features may change. When one that you pay for goes away or becomes much worse, you may end the subscription and get the unused part of it back.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    inShort: 'We answer fully for intent and gross negligence, and otherwise for foreseeable harm. Some things nobody may exclude.',
    body: [
      'We are fully liable for harm caused by intent or gross negligence, for harm to life, body or health, for what we have guaranteed, and wherever the law does not allow a limit.',
      'In other cases we are liable only for breaking a duty that you must be able to rely on, and then for the harm that is typical and could be foreseen. As far as the law allows, that is limited to what you paid for the service in the twelve months before.',
      'If somebody holds us responsible because of content that you put in or the way you used a result, and you are at fault, you cover the reasonable cost of it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and the small print',
    inShort: 'Changes are announced before they hold. If one sentence falls, the rest stands.',
    body: [
      'We may change these terms for good reasons: a new feature, a new law, a gap that we find. The version and the date at the top tell which text holds. Changes that matter to you are announced in your notifications at least 14 days before they take effect. If you do not agree, you can leave before then, and get bought tokens that are not spent refunded.',
      'The law of the place where the operator of this server is established applies; as a consumer you also keep the protection of the law where you live, and may go to court there.',
      'If a part of these terms turns out not to be valid, the rest goes on. If we do not insist on a right once, we have not given it up.',
      'Questions? Use the form for issues in the user menu; it reaches the operator of this server.',
    ],
  },
];
