import { pluralWord } from '#contracts/plural.ts';
import { tokenWords } from '#ui/token-amount.tsx';

export const SHARE_PITCH = {
  ifFailsCostsText: 'If it fails, it costs nothing.',
  worksTimeText: (successRate: number) => `Works ${successRate}% of the time. If it fails, it costs nothing.`,
  madeSomethingText: (people: number) => `${people.toLocaleString('en-US')}${people >= 10_000 ? '+' : ''} ${pluralWord(people, 'person', 'people')} made something from this.`,
  seeWhatInsideText: 'See what is inside',
  makeMineText: (total: number) => `Make mine · ${tokenWords(total)}`,
  makeMineFreeText: 'Make mine',
  nothingFillStartsText: 'Nothing to fill in: it starts with one click.',
  fillInText: (fields: string) => `You fill in: ${fields}.`,
};

export const SHARE_VIEW = {
  linkTakenBackTitle: 'This link was taken back',
  personSharedText: 'The person who shared it made it private again. You can still run the prompt.',
  creationNoLongerShownTitle: 'This creation is not shown any more',
  button: 'See the prompt',
  ownerMadeText: 'Its owner made it private or deleted it. You can run the prompt yourself.',
  whatWentInHeading: 'What went in',
  shareItHeading: 'Share it',
  onlyCanSeeText: 'Only you can see it.',
  madeByText: (model: string) => `Made by {maker} with ${model}, {when}`,
  madeText: (model: string) => `Made with ${model}, {when}`,
  realRunPromptText: 'A real run of this prompt',
};
