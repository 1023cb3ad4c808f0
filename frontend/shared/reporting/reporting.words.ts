import type { TargetType } from '#contracts/targets.ts';

/** The name of each type of thing, as it stands after "Report this". */
const NAMES: Record<TargetType, string> = { prompt: 'prompt', review: 'review', comment: 'comment', creation: 'creation', prompt_pack: 'pack', folder: 'folder', collection: 'collection', challenge: 'challenge', challenge_entry: 'entry', agent: 'agent', chat_share: 'chat', person: 'person' };

export const REPORT_DIALOG = {
  misleadingLabel: 'It says something that is not true',
  sentToastTitle: 'Thank you for telling us',
  sentToast: 'A moderator reviews it. The author does not learn who reported it.',
  sentAboutPersonToast: 'A moderator reviews it. The person does not learn who reported them.',
  aboutWords: (by: string) => `What is wrong with what ${by} wrote?`,
  aboutPerson: (name: string) => `What is wrong with ${name} or their profile?`,
  aboutWork: (title: string) => `What is wrong with “${title}”?`,
  failedTitle: 'The report was not sent',
  detailsHelp: 'What did you see, and where?',
  chooseWhatWrongText: 'Choose what is wrong',
  failed: 'Please try again in a moment.',
  cancelButton: 'Cancel',
  busyLabel: 'Sending…',
  sendReportButton: 'Send report',
  reasonLabel: 'Reason',
  detailsLabel: 'Details',
  title: (type: TargetType) => `Report this ${NAMES[type]}`,
};
