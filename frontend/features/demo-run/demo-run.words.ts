export const DEMO_FORM = {
  label: 'Try it without an account',
  typesLabel: 'What to make',
  types: { text: 'Text', image: 'Image', video: 'Video' },
  sentence: 'Tell me about {who} who {habit}. End it {ending}.',
  whoLabel: 'Who the story is about',
  habitLabel: 'What they do',
  endingLabel: 'How it ends',
  startButton: 'Conjure it',
  startPlainButton: 'Write it',
  startingBusyLabel: 'Starting',
  surpriseButton: 'Surprise me',
  fineText: 'Free. One text a day without an account. What you typed is deleted after 24 hours unless you keep it.',
  usedText: 'You made your free text for today. With an account you go on with 20 tokens.',
  failedStart: 'The text was not started. Nothing was used up.',
  retryStart: 'press the button again',
  otherTypes: {
    image: (tokens: string) => `An image costs ${tokens}. Your account begins with 20.`,
    video: (tokens: string) => `A video costs ${tokens}. Your account begins with 20.`,
  },
  otherButtons: { image: 'See image prompts', video: 'See video prompts' },
};

export const DEMO_STAGE = {
  label: 'Your text',
  waiting: 'Waiting for a free place',
  writing: 'Writing',
  done: 'Your text is here',
  failedTitle: 'The text did not arrive',
  failedText: 'Your free text for today was not used up. Press the button again.',
  lostText: 'The text could not be loaded.',
  retryButton: 'Load again',
  keepButton: 'Keep it, and start with 20 tokens',
  keepNote: 'Keeping it takes a name and an email address.',
  keptToast: 'Your text is in My Creations',
  notKeptToast: 'Your account is ready, but the text was not kept',
};

/** Pairs of values that the button "Surprise me" puts into the blanks of the demo form. Each pair makes a whole sentence. */
export const DEMO_IDEAS = [
  { who: 'a lighthouse keeper', habit: 'never lights the lamp' },
  { who: 'a clockmaker', habit: 'is always late' },
  { who: 'a librarian', habit: 'hides one book every night' },
  { who: 'a night baker', habit: 'listens to the dough' },
  { who: 'a mapmaker', habit: 'draws streets that are not there yet' },
  { who: 'a ferry captain', habit: 'talks to the fog' },
];
