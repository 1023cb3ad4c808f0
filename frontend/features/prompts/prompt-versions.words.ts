/** Words that the list of a prompt's versions and the comparison of two versions share. */
export const PROMPT_VERSIONS = {
  failed: 'Nothing was changed. Please try again.',
};

export const VERSIONS_MUTATIONS = {
  chosenToastTitle: (running: number) => `You run version ${running} now`,
  olderToast: 'It does not change. You are asked before a newer version is used.',
  newestToast: 'The form below is the newest version’s.',
  failedTitle: 'Your version was not changed',
};

export const DRAFT_ROW = {
  sameText: 'Same as the latest version.',
  privateText: 'Only you see it until you publish it.',
  badge: 'Draft',
  editButton: 'Edit',
  publishButton: 'Publish',
};

export const LABEL_BUTTON = {
  description: 'If another version has this label, it moves here.',
  setLabelButton: 'Set label',
  title: (version: number) => `Labels of version ${version}`,
  cancelButton: 'Cancel',
  busyLabel: 'Saving…',
  saveLabelsButton: 'Save labels',
  label: 'Labels',
  placeholder: 'stable',
};

export const RESTORE_BUTTON = {
  doneToastTitle: (version: number) => `Version ${version} is your draft now`,
  doneToast: 'Buyers do not see it until you publish.',
  title: (version: number) => `Restore version ${version}?`,
  description: 'It replaces your draft. The published version does not change.',
  button: 'Restore as draft',
  action: 'Restore',
  busyLabel: 'Restoring…',
};

export const UPGRADE_DIALOG = {
  noRate: 'too few runs to tell',
  title: (running: number, other: number) => `Version ${running} or ${other}?`,
  description: 'You own the version you unlocked and every later one. Choose the one your runs use.',
  versionLabel: (version: number) => `Version ${version}`,
  stayingBusyLabel: 'Staying…',
  stayOnButton: (running: number) => `Stay on ${running}`,
  changingBusyLabel: 'Changing…',
  toButton: (running: number, other: number) => `${other > running ? 'Upgrade' : 'Go back'} to ${other}`,
  compareYoursWithLabel: 'Compare yours with',
  versionTerm: (version: number, yours: boolean) => `Version ${version}${yours ? ' (yours)' : ''}`,
  heading: 'What its author says',
  withoutNoteText: 'without a note',
};

export const VERSION_COMPARE = {
  sameForm: 'The form is the same.',
  templateTitle: 'Template',
  systemPromptTitle: 'System prompt',
  negativePromptTitle: 'Negative prompt',
  toHeading: (title: string, from: string, to: string) => `${title}, ${from} to ${to}`,
  noChangeText: 'No change.',
  fieldsHeading: 'Fields',
  label: 'Changed fields',
  fieldColumn: 'Field',
  whatColumn: 'What',
  beforeColumn: 'Before',
  afterColumn: 'After',
};

export const VERSIONS_TAB = {
  emptyText: 'The first one appears when it is published.',
  sealedText: '🔒 The changes are sealed. Buyers can compare the version they unlocked with later ones.',
  oneVersionText: 'You can read only one version, so there is nothing to compare.',
  sameVersionText: 'Choose two different versions.',
  title: 'No versions yet',
  versionsLabel: 'Versions',
  yourDraftLabel: 'Your draft',
  heading: 'Compare',
  fromLabel: 'From',
  toLabel: 'To',
  changingBusyLabel: 'Changing…',
  runVersionButton: (version: number) => `Run version ${version}`,
};

export const VERSION_NOTE = {
  label: 'Your version',
  linkSaysRunText: (running: number) => `, as the link says · you run ${running}`,
  newerText: (newest: number) => `· newer: ${newest}`,
  thereNewerText: 'There is a newer version. Your runs use yours until you upgrade.',
  upgradingBusyLabel: 'Upgrading…',
  upgradeToButton: (newest: number) => `Upgrade to ${newest}`,
  stayingBusyLabel: 'Staying…',
  stayOnButton: (running: number) => `Stay on ${running}`,
  whatChangedButton: 'What changed?',
  changeVersionButton: 'Change version',
  versionText: (shown: number, words: string) => `Version ${shown}${words}`,
};

export const VERSION_ROW = {
  inReviewWords: 'In review',
  sentBackWords: 'Sent back',
  boughtBadge: 'Bought',
  youRunThisBadge: 'You run this',
  withoutNoteText: 'Without a note',
};

export const WORD_CHANGES = {
  label: 'Changes, word by word',
};
