import type { LegalSection } from '#contracts/legal-text.ts';

/** Sections of the privacy policy on why data is used, and who else sees it. */
export const USE: readonly LegalSection[] = [
  {
    id: 'why',
    title: 'Why we use it',
    inShort: 'To do what you ask for, to keep the service safe, and where the law requires it. We never sell it.',
    body: [
      {
        pairs: [
          ['To provide the service', 'We sign you in, run prompts, keep your wallet and show what you published. (Performance of our contract with you.)'],
          ['To keep it safe and fair', 'We set limits, check for abuse, review paid prompts and reports, and log the actions of administrators. (Our legitimate interest, and that of the other members.)'],
          ['To keep accounts', 'We keep records of payments, refunds and earnings. (Legal duty.)'],
          ['To inform you', 'You cannot switch off emails about your account’s security. Everything else follows your notification preferences. (Contract; your consent for what goes beyond.)'],
        ],
      },
      '**We do not sell data, show advertising, or train AI models on what you make.**',
      'A program alone never makes a decision that has legal or similarly serious effects on you.',
    ],
  },
  {
    id: 'providers',
    title: 'AI providers',
    inShort: 'Studio works inside this server. A hosted provider gets the text of the prompt, but not who you are.',
    body: [
      {
        pairs: [
          ['Studio, built in', 'Makes texts, images and videos on this server. No data leaves the server.'],
          ['Hosted providers', 'If the operator has connected a hosted provider, it receives the **filled-in prompt** of a run: what you typed, the words of attached texts and the names of attached files. It does not receive your name, email address, account number or network address.'],
        ],
      },
      'A hosted provider works under its own terms. It may keep requests for a while to prevent abuse, and it may be in another country. Do not put secrets or details about other people into a prompt.',
      'The creator of a prompt that you run does not see your inputs or results unless you publish them.',
    ],
  },
  {
    id: 'others',
    title: 'Who else sees your data',
    inShort: 'Stripe for payments, a mail server for emails, and the people who run this service, as far as their work needs it.',
    body: [
      {
        pairs: [
          ['Everyone', 'Your public profile and what you publish. Your creations are private unless you decide otherwise, and you can keep your profile out of search engines.'],
          ['Our team', 'Moderators see what is published or reported. Support sees accounts and their wallets when you ask for help. Administrators can see what they need to run the service. Their changes are logged, and the log cannot be edited.'],
          ['Stripe', 'Takes payments and receives your card, the amount and your email address. Stripe is responsible for its own use of them.'],
          ['Email and hosting', 'The companies that deliver our emails and host this server work on our instructions.'],
          ['Social login', 'If you use one, that provider learns that you signed in here. We receive your identifier there, your email address and whether it is confirmed.'],
          ['Push', 'If you switch on browser notifications, the push service of the browser’s maker delivers them, encrypted.'],
          ['Authorities', 'Only where the law requires it, and only what it requires.'],
        ],
      },
      'If one of them is in a country with weaker protection, we rely on legal safeguards such as standard contractual clauses.',
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    inShort: 'Secrets are hashed or encrypted, and the server checks every access. Please use a second factor.',
    body: [
      {
        list: [
          'Passwords are hashed with argon2id. Session, reset and device secrets are stored only as hashes.',
          'Authenticator secrets, provider keys and waiting emails are encrypted at rest.',
          'Only you can open your private files. For other people, their addresses lead nowhere.',
          'When your password, email address or second factor changes, we tell you by email. A change of password or second factor ends all other sessions.',
        ],
      },
      'If a security incident puts you at risk, we tell you and the authorities as the law requires.',
    ],
  },
];
