import { counted } from '#contracts/plural.ts';
import type { ChallengeDetail, FreeTry, OwnEntry } from '#contracts/challenges.ts';

/** Texts on the free run that an entrant of a challenge has, by the state of that run. */
export const FREE_TRY: Record<FreeTry, string> = {
  available: 'Your first try is free',
  used: 'Your free try is used',
  email_unconfirmed: 'Confirm your email for a free try',
  budget_spent: 'Today’s free tries are all used',
  none: 'This challenge has no free try',
};

export const ENTRY_SLOT = {
  notEntered: 'Not entered yet',
  entered: (entries: number, most: number) => `${entries} of ${most} entries in`,
  best: 'The best one counts',
};

/** Texts of the page of a challenge and its tabs. */
export const PAGE = {
  challenges: 'Challenges',
  tabsLabel: 'Parts of this challenge',
  tabs: { generate: 'Generate', entries: 'Entries', vote: 'Vote', winners: 'Winners', discussion: 'Discussion' },
  todayButton: 'Today’s challenge',
  resultsSince: (time: string) => `Results since ${time}`,
  winnersLead: (entries: number) => `The votes are in. ${counted(entries, 'entry', 'entries')}, three places.`,
  cancelledTitle: 'This challenge was cancelled',
  cancelledPaid: 'The tokens of the pool and of entry fees went back to the people who paid them.',
  cancelledFree: 'There are no results and no prizes.',
  missingTitle: 'There is no such challenge',
  missingText: 'It may have been taken back by its host.',
  missingButton: 'All challenges',
  scheduledTitle: 'It has not opened yet',
  scheduledText: (time: string) => `Entries open ${time}. Ask to be told, and you get a message then.`,
  closedTitle: 'Entries are closed',
  closedVotingText: 'Now everyone votes, without names. You may vote too.',
  closedJudgingText: (time: string) => `The votes are being counted. The results come ${time}.`,
  closedDoneText: 'The results are out.',
  voteButton: 'Vote now',
  winnersButton: 'See the winners',
  deleted: 'deleted account',
};

export const STATUS = {
  title: 'Your entries',
  count: (entries: number, most: number) => `${entries} of ${most} in`,
  since: (time: string) => `In since ${time}`,
  states: { submitted: 'In', withdrawn: 'Withdrawn', removed: 'Removed by a moderator' } satisfies Record<OwnEntry['status'], string>,
  removedText: (reason: string) => `Removed by a moderator: ${reason}`,
  placeText: (place: string, final: string) => `${place}, ${final} of 100`,
  slotTitle: (left: number) => counted(left, 'more to send', 'more to send'),
  slotText: (time: string) => `Until ${time}, the best one counts`,
  menuLabel: (title: string) => `What to do with ${title}`,
  withdraw: 'Withdraw',
  withdrawTitle: (title: string) => `Withdraw ${title}?`,
  withdrawText: 'It leaves the challenge. An entry fee comes back. You may send another one until the close.',
  withdrawButton: 'Withdraw it',
  withdrawBusy: 'Withdrawing…',
  withdrawFailed: 'It is still in. Please try again.',
  bestScore: 'Best score',
  opens: (time: string) => `opens ${time}`,
  freeTry: 'Free first try',
  votes: 'Your votes that count',
  prize: 'Prize',
  next: 'Next:',
  nextSteps: {
    scheduled: 'ask to be told, so that you do not miss it.',
    make: 'make something, and send it as your entry.',
    more: 'send another one, or keep this one.',
    voted: 'wait for the results. Your votes are in.',
    all_seen: 'wait for the results. You have seen every pair.',
    few_entries: 'wait for the results. There are too few entries to compare.',
    wait: 'wait for the results. The page shows them by itself.',
    winners: 'see the winners and the reasons.',
    host: 'you host this challenge, so you cannot enter it.',
  },
  vote: (left: number, votes: number) => `vote on ${counted(left, votes > 0 ? 'more pair' : 'pair', votes > 0 ? 'more pairs' : 'pairs')}.`,
  takingPart: (votes: number) => `${counted(votes, 'more vote')} that ${votes === 1 ? 'counts' : 'count'} here ${votes === 1 ? 'brings' : 'bring'} you the prize for taking part.`,
  sentAt: (time: string) => `Sent ${time}`,
  cancelled: 'This challenge was cancelled.',
  feesReturned: (tokens: number, entries: number) => `Your entry ${entries === 1 ? 'fee' : 'fees'} came back: ${counted(tokens, 'token')}.`,
  pool: {
    toYou: (tokens: number) => `The pool came back to you: ${counted(tokens, 'token')}.`,
    toHost: (tokens: number) => `The pool of ${counted(tokens, 'token')} went back to the host.`,
    kept: (tokens: number) => `The account of the host is gone, so the pool of ${counted(tokens, 'token')} stays with Conjure.`,
  },
};

export const PRIZES = {
  title: 'Prizes',
  note: (time: string) => `paid ${time}`,
  places: ['First', 'Second', 'Third'],
  place: (place: number) => `Place ${place}`,
  newcomer: 'Best newcomer',
  newcomerText: (challenges: number, needed: number) => `in their first ${challenges} challenges, from ${needed} newcomers on`,
  takingPart: 'Taking part',
  takingPartText: (votes: number) => `an entry that stays in, and ${counted(votes, 'vote')} that count`,
  few: (full: number, prize: number, fewest: number) => `With fewer than ${full} entrants the first place alone wins ${prize}. With fewer than ${fewest} there is no prize.`,
  resting: (days: number) => `A winner of the last ${days} days is ranked, and gets no prize.`,
  pool: (tokens: number) => `The host paid ${counted(tokens, 'token')} in.`,
  none: 'This challenge has no prizes.',
};

/** Texts of the card that explains how a challenge is judged. */
export const JUDGED = {
  title: 'How it is judged',
  methodButton: 'Method',
  votes: (share: number) => `Votes ${share}`,
  rubric: (share: number) => `Rubric ${share}`,
  judges: { model: 'A model scores the rubric, with a reason for each entry.', administrators: 'Our team scores the rubric, with a reason for each entry.', none: 'There is no judge, so the votes decide alone.' } satisfies Record<ChallengeDetail['judge'], string>,
  askedText: 'Voters are asked to look at:',
  weightLabel: (label: string) => `Weight of ${label}`,
};

export const RULES_CARD = {
  title: 'Rules',
  always: ['Made here, for this challenge, from your own, a free or an unlocked prompt.', 'No files of your own as a start.'],
  entries: (most: number) => `${counted(most, 'entry', 'entries')} each; the best one counts.`,
  allowed: 'Type',
  host: 'Host',
  fee: 'Entry fee',
  feeText: (tokens: number) => counted(tokens, 'token'),
  difficulty: 'Difficulty',
};

export const EARLIER = {
  title: 'Or send one you made earlier',
  all: 'My Creations',
  ready: 'Ready to send',
  sendLabel: (title: string) => `Send ${title}`,
  empty: 'What you make for this challenge appears here.',
  more: 'Load more',
  busy: 'Loading…',
};

export const SUBMIT_DIALOG = { title: (challenge: string) => `Enter “${challenge}”` };

/** Texts of the list of prompts with which a member can make an entry. */
export const BENCH = {
  title: 'Make an entry',
  note: 'challenge runs take up to 3 minutes',
  promptLabel: 'Prompt',
  ownForm: 'The challenge’s own form',
  ownFormNote: 'No prompt needed',
  allButton: (count: string) => (count === '1' ? 'See the prompt' : `See all ${count} prompts`),
  yours: 'Yours',
  by: (creator: string) => `by ${creator}`,
  dialogTitle: 'Choose a prompt',
  searchLabel: 'Search prompts that you may use',
  searchPlaceholder: 'Title or word',
  noneTitle: 'No prompt matches',
  noneText: 'Your own, free and unlocked prompts of this type appear here.',
  freeButton: 'Make your free try',
  freeNote: 'One output of the default model. The platform pays.',
  resultLabel: 'Result',
  sentTitle: 'It is in',
  sentText: 'You see it under “Your entries”. Your name stays hidden until the results.',
  waitingText: 'Fill in the form and press the button. What you make appears here, and then you decide whether to send it.',
  emptyTitle: 'Nothing made yet',
};
