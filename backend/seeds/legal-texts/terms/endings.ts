import type { LegalSection } from '#contracts/legal-text.ts';

/** Sections of the terms of service on how the agreement ends, who is liable for what, and how the terms change. */
export const ENDINGS: readonly LegalSection[] = [
  {
    id: 'ending',
    title: 'Ending your account',
    inShort: 'You can leave at any time, take your data with you, and change your mind for 14 days. Serious breaches end an account.',
    body: [
      'Under [Settings](/profile?tab=settings) you can download all your data as a ZIP and delete your account. The deletion takes effect after **14 days**. If you sign in before then, it is cancelled. The [Privacy Policy](/privacy-policy#deletion) lists what is deleted and what stays.',
      'Unspent tokens are lost when the account ends. Ask for any refund that is due to you before you leave.',
      'If you break these terms, we may warn you, hide content, limit features, or suspend or close your account, depending on the breach. We give the reason unless the law forbids it, and you can object. If we close an account without a breach on your side, we refund what you paid for and have not used.',
      'We may end the service as a whole. In that case we announce it early enough for you to export your data, and we refund purchased tokens that are not spent.',
    ],
  },
  {
    id: 'service',
    title: 'No guarantee of availability',
    inShort: 'We work to keep the service running and correct, but cannot promise that it always is.',
    body: [
      'If a crash interrupts a run, the run is resumed or its tokens are returned. The service can still be unavailable, slow or wrong at times, and outside providers can change or disappear. Except where the law says otherwise, the service is offered as it is, without a promise that it fits a particular purpose.',
      'Features can change. If a feature that you pay for goes away or becomes much worse, you can end the subscription. You get the unused part of it back.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    inShort: 'We are fully liable for intent and gross negligence, and otherwise for foreseeable harm. The law forbids some limits.',
    body: [
      'We are fully liable for harm caused by intent or gross negligence, and for harm to life, body or health. The same holds for what we have guaranteed, and wherever the law does not allow a limit.',
      'In other cases we are liable only for breaking a duty that you must be able to rely on. Then we are liable for the harm that is typical and could be foreseen. As far as the law allows, this is limited to what you paid for the service in the twelve months before.',
      'Another party may hold us responsible for content that you put in, or for the way you used a result. If you are at fault, you pay the reasonable cost.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and other rules',
    inShort: 'We announce changes before they take effect. If one part is not valid, the rest still applies.',
    body: [
      'We may change these terms for good reasons: a new feature, a new law, or a gap that we find. The version and the date at the top say which text applies. We announce changes that matter to you in your notifications at least 14 days before they take effect. If you do not agree, you can leave before then and get unspent purchased tokens refunded.',
      'The law of the place where the operator of this server is established applies. As a consumer you keep the protection of the law where you live, and you can go to court there.',
      'If a part of these terms is not valid, the rest still applies. If we do not use a right once, we keep it.',
      'Questions? Use **Report an Issue** in the user menu. It reaches the operator of this server.',
    ],
  },
];
