import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '../legal-document.ts';

/** What is kept, and in which cookies. */
export const KEPT: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    inShort: `${PRODUCT} runs on somebody’s server. That somebody answers for your data.`,
    body: [
      `${PRODUCT} is software that anybody can run. Responsible for your data is **the operator of this server**, called “we” on this page. The software’s authors get no copy of anything you do here.`,
      'To reach us about your data, use the form for issues in the user menu.',
    ],
  },
  {
    id: 'what',
    title: 'What we keep',
    inShort: 'Your account, what you make, what you pay, and what keeps the place safe. No more than the features need.',
    body: [
      {
        pairs: [
          ['Account', 'Username, email address and whether it is confirmed, display name, bio, links and picture if you give them, your settings and role, and when you joined.'],
          ['Ways in', 'Your password as an **argon2id** hash, from which the password cannot be read back. If you use them: the secret of your authenticator (encrypted), recovery codes (hashed), and the identifier of a linked social login.'],
          ['Sessions', 'For each signed-in browser a random identifier (hashed), the name that the browser gives itself, and when it was first and last used. You see the list under Settings.'],
          ['What you make', 'Prompts and their versions, what you filled into forms, files you uploaded, runs, and the texts, images and videos they made.'],
          ['Wallet', 'Every movement of your tokens: what was set aside, charged and returned, purchases, earnings and refunds.'],
          ['Payments', 'What you bought, when, for how much, and Stripe’s reference for it. **Card numbers go to Stripe alone; we never see them.**'],
          ['Messages', 'Notifications in the service, and the mails we send you.'],
          ['Issue reports', 'What you tell us is wrong, with the screenshot and the facts about your browser that you chose to send, and our replies.'],
          ['Other people', 'Likes, saves, ratings, reports and what you publish, together with your public profile.'],
        ],
      },
      'Pictures that you upload are painted anew, so that places, camera data and anything hidden in them is left behind. A file tried out on the [upload test page](/file-upload-test) while signed out is looked at and never stored.',
    ],
  },
  {
    id: 'technical',
    title: 'Technical traces',
    inShort: 'Short log lines without your words. Network addresses only to count tries.',
    body: [
      'The server writes a line for requests that change something or fail: its kind, the address pattern, how long it took, how it ended, and which account made it. **Prompts, form answers, query strings, passwords and bodies are never written to logs.**',
      'Your network address is used to count tries in a short window of time, so that nobody can guess passwords or flood the server. It is not kept in your account.',
      'So that a click that is sent twice does not count twice, the server remembers its own answer to such a request for 72 hours.',
      'There are no trackers, advertising networks or analytics services of other companies on these pages. Figures such as run counts come from our own database.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    inShort: 'Two cookies, both ours: one keeps you signed in, one knows your browser again. No banner needed.',
    body: [
      {
        pairs: [
          ['Session cookie', 'Keeps you signed in. Holds a random number that says nothing about you. Ends when you sign out, after 7 days without a visit, or after 30 days at the latest.'],
          ['Remembered device', 'Set when you sign in. Tells us that you were in this browser before, so that a stranger’s wrong guesses cannot lock you out of it. It opens nothing by itself, and is forgotten 180 days after your last sign-in.'],
        ],
      },
      'Both are strictly necessary, are sent to this server only, and cannot be read by scripts. Besides, your browser remembers a few things: how the pages should look (kept with your account, too, while you are signed in), whether the sign-in window was shown in this visit, and, while you are away at a social login, a number by which we know you again when you come back.',
      'When you open a card payment, Stripe’s own script is loaded, and may set cookies of its own to tell people from fraud. It is not loaded before.',
    ],
  },
];
