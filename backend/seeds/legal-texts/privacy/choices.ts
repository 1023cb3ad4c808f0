import type { LegalSection } from '#contracts/legal-text.ts';

/** Sections of the privacy policy on how long data is kept, how to delete an account, and which rights people have. */
export const CHOICES: readonly LegalSection[] = [
  {
    id: 'how-long',
    title: 'How long we keep it',
    inShort: 'As long as you have your account, and shorter where we can.',
    body: [
      {
        pairs: [
          ['Account, prompts, creations', 'Until you delete them or your account.'],
          ['Unused uploads', 'One day. If you delete one yourself, it is removed at once.'],
          ['Deleted runs', 'Words, inputs and files are deleted. The receipt stays, because it explains your balance.'],
          ['Visits', '13 months, and shorter if you delete your account. Figures without people are kept.'],
          ['Sessions', '7 days without use, 30 days at most.'],
          ['Marks of invitations', 'Keyed hashes of device, network address and card: 90 days.'],
          ['Links in emails', '30 minutes to reset a password, 3 days to confirm an address.'],
          ['Emails', 'The text is deleted when the email is sent. The record that it was sent is deleted after 30 days.'],
          ['Wallet and payments', 'As long as accounting law requires, even after you have left. Then without your name, see below.'],
        ],
      },
      'Deleted data stays in backups until the oldest backup is replaced.',
    ],
  },
  {
    id: 'export',
    title: 'Download your data',
    inShort: 'One button gives you all your data as a ZIP.',
    body: [
      'Under [Settings](/profile?tab=settings) you can download your data as a ZIP at any time: your account and settings, prompts, runs with their results, wallet and messages, as JSON files, and the files themselves.',
      'The ZIP leaves out secrets, such as your password’s hash. It also leaves out what belongs to other people, such as the text of prompts that you have not unlocked.',
    ],
  },
  {
    id: 'deletion',
    title: 'Deleting your account',
    inShort: 'Your account is deleted after 14 days. Payment records stay, without your name.',
    body: [
      'You delete your account under [Settings](/profile?tab=settings), with your password and, if you use one, your second factor. You are signed out everywhere, Pro does not renew, and we email you the date. For **14 days** nothing is lost: signing in cancels the deletion.',
      'After 14 days, this happens automatically:',
      {
        list: [
          'Your profile, email address, sign-in methods, sessions, settings and messages are deleted. Runs in progress are cancelled. Your private prompts and creations are deleted with their files.',
          '**Ledger entries stay without your name**, because tokens that moved between people have to add up.',
          'Buyers of your prompts can still use the versions they bought, without your name.',
          'Log entries about actions of administrators stay, without your name.',
        ],
      },
      'A finished deletion cannot be undone.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    inShort: 'You can see, correct, download, limit and delete your data, object to its use, and complain to an authority.',
    body: [
      'Depending on where you live, the law gives you these rights. You can use most of them in your settings:',
      {
        list: [
          '**See and download** your data: the ZIP above.',
          '**Correct** it: your profile and settings, at any time.',
          '**Delete** it: single items, or everything with your account.',
          '**Object or limit**: your privacy settings decide who sees what. For the rest, write to us.',
          '**Withdraw** a consent, for example for notifications, with effect from then on.',
        ],
      },
      'We answer within a month. If you do not agree with our answer, you can complain to the data protection authority where you live.',
    ],
  },
  {
    id: 'children-and-changes',
    title: 'Children, and changes to this page',
    inShort: 'The service is not made for children. We announce changes before they take effect.',
    body: [
      'The service is not made for children. If you believe that a child has an account without a parent’s consent, tell us and we delete it.',
      'The version and the date at the top change with this page. We announce changes that matter to you in your notifications before they take effect. The other rules are in the [Terms of Service](/terms-of-service).',
    ],
  },
];
