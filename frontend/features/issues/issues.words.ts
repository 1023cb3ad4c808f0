export const ENVIRONMENT_FIELD = {
  label: 'Add details about my browser',
  help: 'Page, browser, language, window and theme. You can read and change them before you send.',
  environmentLabel: 'Environment',
  placeholder: 'Device, browser, anything unusual',
};

export const ISSUE_DIALOG = {
  intro: 'Tell us what went wrong, or what could be better. A person reads every report.',
  restoredText: 'Your unsent report is restored.',
  descriptionPlaceholder: 'What happened, and what should have happened?',
  stepsPlaceholder: '1. Open the wallet\n2. …',
  reportAnIssueTitle: 'Report an Issue',
  link: 'Your reports so far',
  cancelButton: 'Cancel',
  busyLabel: 'Sending…',
  reportIssueButton: 'Report Issue',
  startOverButton: 'Start over',
  errorReportingIssueTitle: 'Error Reporting Issue',
  titleLabel: 'Title',
  placeholder: 'In a few words',
  typeLabel: 'Type',
  descriptionLabel: 'Description',
  stepsToReproduceLabel: 'Steps to Reproduce',
  versionLabel: 'Version',
};

export const ISSUES_MUTATIONS = {
  sendFailed: 'There was a problem reporting your issue. Please try again.',
  sentToast: 'Thank you! Your issue has been successfully reported.',
};

export const OWN_ISSUE_LIST = {
  emptyText: 'Your reports and our answers appear here.',
  title: 'No reports yet',
  label: 'Your reports, latest first',
};

export const OWN_ISSUE = {
  notFoundText: 'The link may be wrong, or the report belongs to another account.',
  noRepliesText: 'None yet. You get a message when we reply.',
  title: 'Report not found',
  button: 'Your reports',
  versionText: (version: string) => `version ${version}`,
  ourRepliesHeading: 'Our replies',
  whatToldUsHeading: 'What you told us',
  alt: 'Your screenshot; opens in full',
  stepsHeading: 'Steps',
  environmentHeading: 'Environment',
};

export const SCREENSHOT_FIELD = {
  help: 'You can also paste a picture into this dialog.',
  title: 'Drop a screenshot here, or choose one',
  hint: 'PNG, JPG, GIF up to 5MB',
  screenshotLabel: 'Screenshot',
  alt: (name: string) => `Your screenshot, ${name}`,
  button: 'Remove screenshot',
  addScreenshotLabel: 'Add a screenshot',
};

export const SCREENSHOT_FILE = {
  wrongKind: 'That is not a PNG, JPG or GIF picture. Please choose another file.',
  emptyFile: 'That file is empty. Please choose another one.',
};

export const ISSUE_CONVERSION = {
  convertedText: 'This is a next feature now. It is hidden until you show it to voters.',
  createdToast: 'It is hidden until you show it to voters.',
  failed: 'No answer arrived. You can press again: it happens only once.',
  descriptionHelp: 'Voters read this. Leave out details of the report.',
  title: 'Next feature',
  makeNextFeatureButton: 'Make it a next feature',
  toast: 'Feature created',
  featureTitleLabel: 'Feature title',
  featureDescriptionLabel: 'Feature description',
  cancelButton: 'Cancel',
  busyLabel: 'Creating…',
  createTheFeatureButton: 'Create the feature',
};

export const ISSUE_LIST = {
  noMatchText: 'Fewer filters find more reports.',
  emptyText: 'Reports that people send appear here.',
  noReportFitsTitle: 'No report matches',
  clearFiltersButton: 'Clear filters',
  noReportsYetTitle: 'No reports yet',
  label: 'Issue reports',
  deletedAccountText: 'A deleted account',
  notAssignedText: 'not assigned',
  proBadge: 'Pro',
  hasScreenshotText: 'Has a screenshot',
};

export const ISSUE_MANAGE = {
  failed: 'No answer arrived. You can choose again.',
  statusHelp: 'The person who reported it gets a message when it is resolved.',
  notAssignedLabel: 'Not assigned',
  title: 'Handling',
  statusLabel: 'Status',
  assignedToLabel: 'Assigned to',
};

export const ISSUE_REPLIES = {
  sentToast: (who: string) => `${who} has it as a message.`,
  failed: 'No answer arrived. You can press again: it is sent only once.',
  replyHelp: (who: string) => `${who} gets it as a message without your name.`,
  toast: 'Reply sent',
  title: 'Replies',
  deletedAccountText: 'A deleted account',
  label: 'Reply',
  busyLabel: 'Sending…',
  button: 'Send reply',
};

export const ISSUE_DRAWER = {
  issueReportTitle: 'Issue report',
  deletedAccountText: 'A deleted account',
  versionText: (version: string) => `version ${version}`,
  alt: 'Screenshot of the report; opens in full',
  stepsTitle: 'Steps',
  environmentTitle: 'Environment',
};

export const ISSUE_FILTERS = {
  anyStatusLabel: 'Any status',
  anyTypeLabel: 'Any type',
  anyPersonLabel: 'Any person',
  meLabel: 'Me',
  notAssignedLabel: 'Not assigned',
  issueReportsLabel: 'Issue reports',
  statusLabel: 'Status',
  typeLabel: 'Type',
  assignedToLabel: 'Assigned to',
};
