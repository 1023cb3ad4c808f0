import type { LegalSection } from '../legal-document.ts';

/** Why data is used, and who else sees it. */
export const USE: readonly LegalSection[] = [
  {
    id: 'why',
    title: 'Why we use it',
    inShort: 'To do what you asked for, to keep the place safe, and where the law tells us to. Never to sell it.',
    body: [
      {
        pairs: [
          ['To provide the service', 'Signing you in, running prompts, keeping your wallet, showing what you published. (Performance of our contract with you.)'],
          ['To keep it safe and fair', 'Limits, checks against abuse, reviews of paid prompts and reports, a log of what administrators did. (Our legitimate interest, and that of the other members.)'],
          ['To keep the books', 'Records of payments, refunds and earnings. (Legal duty.)'],
          ['To tell you things', 'Mails about your account’s security cannot be switched off. Everything else follows your notification preferences. (Contract; your consent for what goes beyond.)'],
        ],
      },
      '**We do not sell data, show advertising, or train AI models on what you make.** No decision with legal or similarly serious effects on you is made by a program alone.',
    ],
  },
  {
    id: 'providers',
    title: 'AI providers',
    inShort: 'Studio works inside this server. A hosted provider gets the text of the prompt, but not who you are.',
    body: [
      {
        pairs: [
          ['Studio, built in', 'Makes texts, images and videos on this server. Nothing leaves it.'],
          ['Hosted providers', 'If the operator has connected one, the **filled-in prompt** of a run, with what you typed, the words of texts you attached and the names of attached files, is sent to it, and the result comes back. Your name, email address, account number and network address are not sent along.'],
        ],
      },
      'A hosted provider works under its own terms, may keep requests for a while to prevent abuse, and may be in another country. Do not put secrets or details about other people into a prompt that do not belong there.',
      'A creator whose prompt you run does not see what you filled in or what came out, unless you publish it.',
    ],
  },
  {
    id: 'others',
    title: 'Who else sees something',
    inShort: 'Stripe for payments, a mail server for mails, and the few people who run this place, as far as their task goes.',
    body: [
      {
        pairs: [
          ['Everybody', 'Your public profile and what you publish. Your creations are private unless you decide otherwise, and you can keep your profile out of search.'],
          ['The crew', 'Moderators see what is published or reported. Support sees accounts and their wallet when you ask for help. Administrators can reach what running the service takes; what they change is written to a log that nobody can edit.'],
          ['Stripe', 'Takes payments and sees what that takes: card, amount, email address. Stripe answers for its own use of it.'],
          ['Mail and hosting', 'The mail server that delivers our mails, and whoever hosts this server, work for us under instruction.'],
          ['Social login', 'If you use one, that provider learns that you signed in here; we learn your identifier there, your address and whether it is confirmed.'],
          ['Push', 'If you switch on notifications of your browser, its maker’s push service passes them on, encrypted.'],
          ['Authorities', 'Only where the law obliges us, and no more than it asks for.'],
        ],
      },
      'Where one of them is in a country with weaker protection, we rely on the safeguards that the law provides for it, such as standard contractual clauses.',
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    inShort: 'Hashed, encrypted, checked on the server. And please use a second factor.',
    body: [
      {
        list: [
          'Passwords are hashed with argon2id; session, reset and device secrets are stored as hashes only.',
          'Authenticator secrets, provider keys and mails that wait to be sent are encrypted at rest.',
          'Files that are private are served to their owner alone; to everybody else they do not exist.',
          'When your password, address or second factor changes, we tell you by mail; changes of password and second factor end all other sessions.',
        ],
      },
      'If something does go wrong with your data and puts you at risk, we tell you and the authorities as the law demands.',
    ],
  },
];
