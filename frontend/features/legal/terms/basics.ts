import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '../legal-document.ts';

/** Who agrees with whom, and the account. */
export const BASICS: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    inShort: `By using ${PRODUCT} you agree to this page. It is between you and whoever operates this server.`,
    body: [
      `${PRODUCT} is software for running, making and trading prompts: forms that turn your words into texts, images and videos with the help of AI. These terms are an agreement between you and **the operator of this server**, the person or organisation that runs the copy of ${PRODUCT} you are visiting. Where this page says “we”, it means that operator.`,
      'Looking around needs no account. As soon as you register, run a prompt, buy tokens or publish something, these terms apply to all of it. If you use the service for a company or another organisation, you confirm that you may agree on its behalf.',
      'What we know about you and what we do with it is told separately, in the [Privacy Policy](/privacy-policy).',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    inShort: 'One person, one account, one secret password. Tell the truth about your email, and keep your ways in to yourself.',
    body: [
      'You must be old enough to make a contract like this one where you live. If you are not, a parent or guardian has to agree for you and look after how you use the account.',
      {
        list: [
          'Give an email address that reaches you. We send a mail to confirm it, at registration and whenever you change it; resets and security notices go there.',
          'Keep your password to yourself. You can add a second factor from an authenticator app, and we recommend it. Recovery codes are shown once: store them somewhere safe.',
          'What is done while signed in to your account counts as done by you, unless you have told us that somebody else got in. Under Settings you can see every signed-in browser and sign it out.',
          'Usernames that pass themselves off as somebody else, or as the crew of this place, are not allowed.',
        ],
      },
      'Accounts cannot be sold or handed on. A new account starts with free tokens; making several accounts to collect them more than once is not allowed.',
      'Some people have a role here: creators publish prompts, moderators review them, support helps, administrators run the place. A role opens tools, never your account: nobody of the crew can sign in as you.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'What is not allowed',
    inShort: 'Nothing illegal, nothing that hurts people, nothing that breaks the machine or cheats other members.',
    body: [
      'You may not use the service, its prompts or what they make to do any of the following:',
      {
        list: [
          'break a law, or help somebody else to;',
          'make or share sexual content that involves minors, sexual or intimate images of real people without their consent, or content that threatens, harasses or incites hatred or violence;',
          'pass off made pictures, voices or words as a real person’s in order to deceive; run scams, spam or automated disinformation;',
          'infringe somebody’s copyright, trademark, privacy or other rights;',
          'make malware, or look for ways into systems that are not yours, this one included. If you found a hole here by accident, please tell us first and give us time to close it;',
          'get at sealed prompts by any way other than unlocking them: no prompts that ask a prompt to recite itself, no scraping;',
          'get around prices, limits, queues or bans, trade tokens outside the service, or fake runs, likes and reviews;',
          'overload the service, or use it by automated means beyond what a published interface allows.',
        ],
      },
      'The AI providers behind the service have rules of their own, and may refuse a request. A run that is refused costs nothing.',
    ],
  },
];
