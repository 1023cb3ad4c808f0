import type { LegalSection } from '../legal-document.ts';

/** How long, how to leave, and what people may ask for. */
export const CHOICES: readonly LegalSection[] = [
  {
    id: 'how-long',
    title: 'How long we keep it',
    inShort: 'As long as you have your account, and less where we can.',
    body: [
      {
        pairs: [
          ['Account, prompts, creations', 'Until you delete them or your account.'],
          ['Uploads that nothing uses', 'One day. Delete one, and it is gone at once.'],
          ['Deleted runs', 'Words, inputs and files go; the bare receipt stays, because it explains your balance.'],
          ['Sessions', '7 days without use, 30 days at most.'],
          ['Links in mails', '30 minutes to reset a password, 3 days to confirm an address.'],
          ['Mails', 'Their text goes when they are sent; the note that they were, after 30 days.'],
          ['Wallet and payments', 'As long as bookkeeping law asks, even after you have left; then without your name, see below.'],
        ],
      },
      'Backups follow with a delay: what is deleted here leaves them when the oldest one is replaced.',
    ],
  },
  {
    id: 'export',
    title: 'Take it with you',
    inShort: 'One button gives you everything as a ZIP.',
    body: [
      'Under [Settings](/profile?tab=settings) you can download your data as a ZIP at any time: your account and settings, prompts, runs with their results, wallet and messages, as JSON files and the files themselves.',
      'Secrets such as your password’s hash are left out, and so is what belongs to others, such as the text of prompts that you have not unlocked.',
    ],
  },
  {
    id: 'deletion',
    title: 'Deleting your account',
    inShort: 'Ask, wait 14 days, gone. The books stay, without your name on them.',
    body: [
      'You delete your account under [Settings](/profile?tab=settings), with your password and, if you use it, your second factor. You are signed out everywhere, Pro does not renew, and we mail you the date. For **14 days** nothing is lost: signing in calls the deletion off.',
      'After that, on its own:',
      {
        list: [
          'your profile, email address, ways in, sessions, settings and messages are deleted, work that is still running is called off, and your private prompts and creations go with their files;',
          '**ledger rows stay, unlinked from you**: tokens that moved between people have to add up, but the rows no longer tell whose they were;',
          'versions of prompts that others have bought stay usable for them, without your name;',
          'log entries of what administrators did stay, with your name removed.',
        ],
      },
      'Nobody can undo a deletion that is done, we included.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    inShort: 'See it, correct it, take it, limit it, delete it, object to it. And complain, if we do not listen.',
    body: [
      'Depending on where you live, the law gives you rights such as these. Most of them are buttons here:',
      {
        list: [
          '**See and take** your data: the ZIP above.',
          '**Correct** it: your profile and settings, at any time.',
          '**Delete** it: one by one, or with your account.',
          '**Object or limit**: your privacy settings decide who sees what; for the rest, write to us.',
          '**Take back** a consent, such as for notifications, with effect from then on.',
        ],
      },
      'We answer within a month. If you are not content with the answer, you can complain to the data protection authority where you live.',
    ],
  },
  {
    id: 'children-and-changes',
    title: 'Children, and changes to this page',
    inShort: 'Not for children alone. Changes are announced.',
    body: [
      'The service is not made for children. If you believe that a child has an account without a parent’s consent, tell us and we delete it.',
      'When this page changes, so do the version and the date at its top. Changes that matter to you are announced in your notifications before they hold. The rest of the rules is in the [Terms of Service](/terms-of-service).',
    ],
  },
];
