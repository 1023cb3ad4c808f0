import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '#contracts/legal-text.ts';

/** Sections of the privacy policy on which data is kept, and in which cookies. */
export const KEPT: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    inShort: 'The operator of this server is responsible for your data.',
    body: [
      `Any person or organisation can run a copy of ${PRODUCT}. **The operator of this server**, called “we” on this page, is responsible for your data here. The authors of the software get none of it.`,
      'To reach us about your data, use **Report an Issue** in the user menu.',
    ],
  },
  {
    id: 'what',
    title: 'What we keep',
    inShort: 'Your account, what you make, what you pay, and what keeps the service safe. Nothing that the features do not need.',
    body: [
      {
        pairs: [
          ['Account', 'Username, email address and whether it is confirmed, and when you joined. If you give them: display name, bio, links and picture. Also your settings and your role.'],
          ['Signing in', 'Your password as an **argon2id** hash, from which the password cannot be read back. If you use them: the secret of your authenticator (encrypted), recovery codes (hashed), and the identifier of a linked social login.'],
          ['Sessions', 'For each signed-in browser a random identifier (hashed), the name that the browser reports, and when it was first and last used. Settings shows the list.'],
          ['API keys', 'For each key that you make: its name, what it may do, its ceilings, a digest of its secret (hashed), and when it was last used.'],
          ['Webhooks', 'The addresses of your programs that we call, the secret that signs (encrypted), and a log of calls, kept for 30 days after each ends.'],
          ['What you make', 'Prompts and their versions, what you filled into forms, files you uploaded, runs, and the texts, images and videos they made.'],
          ['Wallet', 'Every movement of your tokens: what was held, charged and returned, purchases, earnings and refunds.'],
          ['Payments', 'What you bought, when, for how much, and Stripe’s reference for it. **Card numbers go to Stripe alone; we never see them.**'],
          ['Messages', 'Notifications in the service, and the emails we send you.'],
          ['Issue reports', 'What you report, with the screenshot and the browser details that you chose to send, and our replies.'],
          ['Visits', 'Which kinds of pages were opened and what was done there, such as a run or a purchase, with the kind of device and the country of the time zone. Without an account, a random-looking number that lasts one day stands for you.'],
          ['Searches', 'The words of the search box, counted by day. They are not kept with your account.'],
          ['Social', 'Likes, saves, ratings, reports and what you publish, together with your public profile.'],
        ],
      },
      'Uploaded pictures are converted, which removes the place, the camera data and other hidden data. If you are signed out, a file on the [upload test page](/file-upload-test) is checked and never stored.',
    ],
  },
  {
    id: 'technical',
    title: 'Server logs and network addresses',
    inShort: 'Log lines without your words. Network addresses only to limit attempts, and as a number for one day. No trackers.',
    body: [
      'The server logs requests that change something or fail: the kind of request, the address pattern, the duration, the outcome and the account. **Prompts, form answers, query strings, passwords and bodies are never written to logs.**',
      'Your network address is used to count attempts in a short window of time. This stops password guessing and floods of requests. The address is not kept in your account.',
      'If you invite people or come by an invitation, we keep **keyed hashes** of device, network address and card for 90 days. They show only whether two are equal, so that no person is paid for inviting themselves. A person looks at each match: a family may share all three.',
      'The server remembers its answer to a request that changes something for 72 hours, so that a request sent twice takes effect once.',
      'These pages contain no trackers, advertising networks or analytics services of other companies. Figures such as run counts come from our own database.',
      'We count visits ourselves, without a cookie. A visitor is known by a number made of the network address and the browser’s name. The key of that number is deleted after the day.',
      'Turn on **Do Not Track** or **Global Privacy Control** in your browser, and we only count: no visit is linked to you for the next 30 days. Administrators who look at the visits of one person leave a record.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    inShort: 'Three cookies, all ours: for signing in, for your browser, and for the link you came by. They need no banner.',
    body: [
      {
        pairs: [
          ['Session cookie', 'Keeps you signed in. It holds a random number that says nothing about you. It ends when you sign out, after 7 days without a visit, or after 30 days at the latest.'],
          ['Remembered device', 'Set when you sign in. It tells us that you have used this browser before, so that wrong guesses by other people cannot lock you out of it. It does not sign you in. It expires 180 days after your last sign-in.'],
          ['First link', 'Set only when you open a link that a person shared with their code. It holds that code and the time. If you register within 30 days, that person is noted. It expires after 30 days.'],
        ],
      },
      'These cookies are sent to this server only, and cannot be read by scripts. Your browser also stores how the pages look, and so does your account. It stores whether the sign-in window was shown in this visit. During a social login it stores a number that recognises you when you come back.',
      'When you open a card payment, Stripe’s own script is loaded. It may set its own cookies to detect fraud. It is not loaded before.',
    ],
  },
];
