import { counted } from '#contracts/plural.ts';

export const LIMITS = {
  title: 'Spending limits',
  intro: 'They hold for runs and chats alike. What would go beyond a limit is not started, and nothing is charged.',
  stopLabel: 'Stop spending',
  stopHelp: 'Nothing that costs tokens starts. What runs already goes on.',
  stoppedState: 'Stopped',
  runSwitch: 'Limit for one run or message',
  runLabel: 'Tokens for one run',
  runHelp: 'A run or a message that costs more is refused.',
  daySwitch: 'Limit for each day',
  dayLabel: 'Tokens for one day',
  dayHelp: 'A day ends at 00:00 UTC. You are told when a fifth of it is left.',
  spentText: (spent: number, limit: number | null) => (limit === null ? `${counted(spent, 'token')} spent today` : `${spent.toLocaleString('en-US')} of ${counted(limit, 'token')} spent today`),
  spentLabel: 'Spent today',
  saveButton: 'Save',
  busyLabel: 'Saving…',
  savedToast: 'Limits saved',
  failed: 'The limits were not saved. Please try again.',
};
