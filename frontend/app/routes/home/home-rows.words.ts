import { plural } from '#contracts/plural.ts';

/** continue-row.tsx */
export const CONTINUE_ROW = {
  link: 'All creations',
};

/** followed-row.tsx */
export const FOLLOWED_ROW = {
  title: 'New from people you follow',
  note: 'latest first',
};

/** greeting.tsx */
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

/** token-steps.tsx */
export const TOKEN_STEPS = {
  priceLine: (shortText: number, longText: number, image: number, video: number) => `A short text is ${shortText} ${plural(shortText, 'token')}, a long one ${longText}, an image ${image}, a video ${video}. You see the total before you start.`,
  priceButtonTitle: 'The price is on the button',
  seeTotalBeforeText: 'You see the total before you start.',
  heldThenChargedTitle: 'Held, then charged',
  whileRunText: 'While a run works, its tokens are held. If you cancel, you get back the tokens of everything that was not made.',
  payWhatArrivedTitle: 'You pay for what arrived',
  ifThreeText: 'If three of four images arrive, you pay for three. A failed run costs nothing. Every run has a receipt.',
  heading: 'How tokens work',
};
