import { counted } from '#contracts/plural.ts';

export const FAILED_JOBS = {
  title: 'Failed jobs',
  intro: 'Jobs that used all of their attempts. Each queue keeps 1,000 of them for a day.',
  none: 'No job failed in the last day.',
  noneHere: 'No job of this queue failed in the last day.',
  label: 'Failed jobs',
  columns: ['Job', 'Queue', 'Reason', 'Failed', 'Action'],
  queueLabel: 'Queue',
  allQueues: 'All queues',
  queueOption: (name: string, failed: number) => `${name} (${failed.toLocaleString('en-US')})`,
  attempts: (count: number) => counted(count, 'attempt'),
  again: (id: string) => `Run ${id} again`,
  button: 'Run again',
  allAgain: (name: string) => `Run all ${name} again`,
  allButton: 'All of this kind',
};

export const RETRY_DIALOG = {
  oneTitle: (id: string) => `Run ${id} again?`,
  allTitle: (name: string, queue: string) => `Run all failed ${name} of ${queue} again?`,
  text: 'It runs under the same id. What it has done already it does not do twice.',
  reasonLabel: 'Reason, for the audit log',
  cancel: 'Cancel',
  button: 'Run again',
  busy: 'Sending…',
  toast: 'Jobs given to their queue',
  toastText: (count: number) => `${counted(count, 'job')} will run again.`,
  noneToast: 'Nothing was failed any more',
  noneText: 'Another administrator was faster, or the day is over.',
};
