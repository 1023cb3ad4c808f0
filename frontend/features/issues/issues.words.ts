/** environment-field.tsx */
export const ENVIRONMENT_FIELD = {
  addDetailsAboutMy: 'Add details about my browser',
};

/** issue-dialog.tsx */
export const ISSUE_DIALOG = {
  tellUsWhatWent: 'Tell us what went wrong, or what could be better. A person reads every report.',
  yourUnsentReport: 'Your unsent report is restored.',
  whatHappened: 'What happened, and what should have happened?',
  openTheWallet2: '1. Open the wallet\n2. …',
};

/** issue-report.mutation.ts */
export const ISSUE_REPORT_MUTATION = {
  thereWasAProblem: 'There was a problem reporting your issue. Please try again.',
  thankYouYourIssue: 'Thank you! Your issue has been successfully reported.',
};

/** own/own-issue-list.tsx */
export const OWN_ISSUE_LIST = {
  yourReportsAndOur: 'Your reports and our answers appear here.',
};

/** own/own-issue.tsx */
export const OWN_ISSUE = {
  linkMayBeWrong: 'The link may be wrong, or the report belongs to another account.',
  noneYetYouGet: 'None yet. You get a message when we reply.',
};

/** screenshot-field.tsx */
export const SCREENSHOT_FIELD = {
  help: 'You can also paste a picture into this dialog.',
  title: 'Drop a screenshot here, or choose one',
  hint: 'PNG, JPG, GIF up to 5MB',
};

/** screenshot-file.ts */
export const SCREENSHOT_FILE = {
  thatIsNot: 'That is not a PNG, JPG or GIF picture. Please choose another file.',
  thatFileIsEmpty: 'That file is empty. Please choose another one.',
};

/** triage/issue-conversion.tsx */
export const ISSUE_CONVERSION = {
  thisIsANext: 'This is a next feature now. It is hidden until you show it to voters.',
  itIsHiddenUntil: 'It is hidden until you show it to voters.',
  noAnswerArrived: 'No answer arrived. You can press again: it happens only once.',
  help: 'Voters read this. Leave out details of the report.',
};

/** triage/issue-list.tsx */
export const ISSUE_LIST = {
  fewerFiltersFindMore: 'Fewer filters find more reports.',
  reportsThatPeopleSend: 'Reports that people send appear here.',
};

/** triage/issue-manage.tsx */
export const ISSUE_MANAGE = {
  noAnswerArrived: 'No answer arrived. You can choose again.',
  help: 'The person who reported it gets a message when it is resolved.',
};

/** triage/issue-replies.tsx */
export const ISSUE_REPLIES = {
  hasIt: (who: string) => `${who} has it as a message.`,
  noAnswerArrived: 'No answer arrived. You can press again: it is sent only once.',
  help: (who: string) => `${who} gets it as a message without your name.`,
};
