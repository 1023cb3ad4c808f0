import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '#contracts/legal-text.ts';

/** Sections of the terms of service on who agrees with whom, and on accounts. */
export const BASICS: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    inShort: `If you use ${PRODUCT}, you agree to these terms. The agreement is between you and the operator of this server.`,
    body: [
      `${PRODUCT} is software for running, making and selling prompts. A prompt is a form that turns your words into texts, images and videos with AI. These terms are an agreement between you and **the operator of this server**. The operator is the person or organisation that runs this copy of ${PRODUCT}. On this page, “we” means the operator.`,
      'You need no account to look around. These terms apply in full as soon as you register, run a prompt, buy tokens or publish something. If you use the service for a company or another organisation, you confirm that you may agree on its behalf.',
      'The [Privacy Policy](/privacy-policy) says which data we keep about you and how we use it.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    inShort: 'One account for each person. Give a correct email address, and keep your password and codes secret.',
    body: [
      'You must be old enough to make a contract like this one where you live. If you are not, a parent or guardian must agree for you and supervise the account.',
      {
        list: [
          'Give an email address that reaches you. We send an email to confirm it when you register and when you change it. Password resets and security notices go to this address.',
          'Keep your password secret. We recommend a second factor from an authenticator app. Recovery codes are shown once, so store them in a safe place.',
          'You are responsible for what is done while your account is signed in, unless you have told us that another person got in. Settings lists every signed-in browser, and you can sign each one out.',
          'Do not choose a username that pretends to be another person or a member of the team.',
        ],
      },
      'You may not sell your account or give it to another person. A new account starts with free tokens. You may not open several accounts to get them more than once.',
      'Some people have a role: creators publish prompts, moderators review them, support helps members, and administrators run the service. No role lets a person sign in as you.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'What is not allowed',
    inShort: 'Do nothing illegal, do not harm people, do not damage the service, and do not cheat other members.',
    body: [
      'You may not use the service, its prompts or their results to do any of the following:',
      {
        list: [
          'break a law, or help another person to break one;',
          'make or share sexual content that involves minors;',
          'make or share sexual or intimate images of real people without their consent;',
          'make or share content that threatens, harasses or incites hatred or violence;',
          'present generated pictures, voices or words as those of a real person in order to deceive, or run scams, spam or automated disinformation;',
          'infringe copyrights, trademarks, privacy or other rights;',
          'make malware, or look for ways into systems that are not yours, including this one. If you find a security hole here by accident, tell us first and give us time to close it;',
          'get the text of a sealed prompt in any way other than unlocking it. Examples are inputs that ask for its text, and automated runs that collect it;',
          'get around prices, limits, queues or bans, trade tokens outside the service, or fake runs, likes and reviews;',
          'overload the service, or use it by automated means beyond a published interface.',
        ],
      },
      'The AI providers behind the service have their own rules and can refuse a request. A refused run costs nothing.',
    ],
  },
];
