import type { CashOutState } from '#contracts/cash-outs.ts';
import { counted, pluralWord } from '#contracts/plural.ts';
import { CREATOR_PERCENT, RELEASE_DAYS } from '#contracts/selling.ts';

const STATES = { requested: 'Requested', approved: 'Approved', paid: 'Paid', rejected: 'Rejected' } satisfies Record<CashOutState, string>;

/** Texts of the creator's earnings, and of the dialog in which the creator requests a payout. */
export const EARNINGS = {
  title: 'Payout of earnings',
  earned: (tokens: number) => `earned ${pluralWord(tokens, 'token')}`,
  payable: (tokens: number, money: string, days: number) => `${counted(tokens, 'token')} can be paid out: ${money}. They were earned at least ${days} days ago.`,
  rate: (money: string, least: number) => `100 tokens are ${money}. Only earned tokens can leave, and ${least} is the least.`,
  closedTitle: 'Payouts are not open here yet',
  closedText: 'Earned tokens still run every prompt, and never expire.',
  nothingTitle: 'Nothing to pay out yet',
  nothingText: (ageDays: number) => `Set a price per run for a prompt. Up to ${CREATOR_PERCENT}% of it is yours to spend ${RELEASE_DAYS} days after the run, and can be paid out after ${ageDays} days.`,
  performanceLink: 'Your figures',
  below: (missing: number) => `${counted(missing, 'more token')} until you can ask for a payout.`,
  belowLabel: 'Tokens that can be paid out',
  openRequest: 'One request is open. You can ask again after it.',
  requestButton: 'Request a payout',
  listTitle: 'Payouts',
  none: 'No request so far.',
  states: STATES,
  tokens: (tokens: number) => counted(tokens, 'token'),
  requestedOn: 'Requested {day}',
  paidOn: 'Paid {day}',
  dialogTitle: 'Request a payout',
  dialogText: 'The tokens are set aside now. If the request is rejected, they come back in full, with the reason.',
  tokensLabel: 'Tokens',
  tokensHelp: (payable: number, money: string) => `Of ${payable}. This is ${money}.`,
  payToLabel: 'Where the money goes',
  payToHelp: 'For example an account number. It is stored encrypted, and forgotten when the request ends.',
  cancelButton: 'Cancel',
  sendButton: (money: string) => `Request ${money}`,
  sendingLabel: 'Requesting…',
  sent: 'Payout requested',
  failed: 'Nothing was requested. Please try again.',
};

export const CASH_OUTS_PANEL = {
  title: 'Creator payouts',
  intro: 'Requests are checked, approved and paid by hand. Each step moves the tokens in the ledger.',
  stateLabel: 'State',
  states: STATES,
  gone: 'Deleted account',
  facts: (tokens: number) => counted(tokens, 'token'),
  requestedOn: 'requested {day}',
  payTo: (text: string) => `To: ${text}`,
  note: (text: string) => `Note: ${text}`,
  none: 'No request is in this state.',
  decisionLabel: 'Decision',
  decisions: { approve: 'Approve', reject: 'Reject', paid: 'Paid' },
  helps: {
    approve: 'The tokens stay set aside until the money is paid.',
    reject: 'All tokens go back to the creator, who reads the note.',
    paid: 'The tokens are gone. The note is the reference that the creator reads.',
  },
  noteLabel: 'Note',
  decideButton: (person: string, money: string) => `Decide about ${money} for ${person}`,
  button: 'Decide',
  closeButton: 'Close',
  sendButton: 'Store the decision',
  busyLabel: 'Storing…',
  done: 'The decision is stored',
  failed: 'The decision was not stored.',
};
