import { pluralWord } from '#contracts/plural.ts';

export const CONTINUE_ROW = {
  link: 'All creations',
  draftsLink: 'All drafts',
  draftText: 'Draft',
  untitledText: 'Untitled draft',
};

export const FOLLOWED_ROW = {
  title: 'New from people you follow',
  note: 'latest first',
};

export const GREETING = {
  hatWarmText: 'The hat is warm.',
  rabbitIdeasText: 'The rabbit has ideas.',
  sparksFullStrengthText: 'Sparks are at full strength.',
  cauldronAllYoursText: 'The cauldron is all yours.',
  wandJustPolishedText: 'Your wand was just polished.',
  pickUpText: 'Pick up where you left off, or try something new.',
  choosePromptText: 'Choose a prompt and fill in its form. You see the price before you start.',
  button: 'Make something',
};

export const TOKEN_STEPS = {
  priceLine: (shortText: number, longText: number, image: number, video: number) => `A short text is ${shortText} ${pluralWord(shortText, 'token')}, a long one ${longText}, an image ${image}, a video ${video}. You see the total before you start.`,
  priceButtonTitle: 'The price is on the button',
  seeTotalBeforeText: 'You see the total before you start.',
  heldThenChargedTitle: 'Held, then charged',
  whileRunText: 'While a run works, its tokens are held. If you cancel, you get back the tokens of everything that was not made.',
  payWhatArrivedTitle: 'You pay for what arrived',
  ifThreeText: 'If three of four images arrive, you pay for three. A failed run costs nothing. Every run has a receipt.',
  heading: 'How tokens work',
};

export const FOR_YOU_ROW = {
  title: 'For you',
  note: 'from creators you follow and categories you run',
};

export const TOP_CREATORS = {
  title: 'Creators to watch',
  note: 'most used prompts first',
  usesText: (uses: string) => `${uses} uses`,
  platformLabel: 'Run by Conjure',
};

export const HOME_QUESTIONS = {
  heading: 'Asked before',
  asked: [
    { question: 'Do I need a card to start?', answer: 'No. The first short text needs no account. The next twenty tokens need only an email address.' },
    { question: 'What happens when a run fails?', answer: 'It costs nothing. Its tokens are back in your wallet, and the receipt says so.' },
    { question: 'Who owns what I make?', answer: 'You do. What you make is private until you show it. The page of each prompt says if you may sell results.' },
    { question: 'Do tokens expire?', answer: 'No. Tokens that you buy or earn stay until you use them.' },
    { question: 'What is Studio?', answer: 'The built-in demo provider. It draws and writes by rules, without a model of another company, and labels what it makes.' },
    { question: 'Can I sell my own prompts?', answer: 'Yes. You set a price per run or for an unlock, and 80% of what it earns is yours after seven days.' },
  ],
};

export const VISITOR_HOME = {
  endTitle: ['The hat is open.', 'Create an account'] as const,
  endText: 'Twenty tokens, no card, and everything you make is kept.',
  joinButton: ['Join the Party!', 'Create an account'] as const,
  lookButton: 'Look around first',
};

/** Words for the home page of a shop that has no prompt yet. */
export const NO_PROMPTS = {
  title: 'No prompts yet',
  text: 'No prompt is published yet. Create the first one.',
};
