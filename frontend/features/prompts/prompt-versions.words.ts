/** In several places. */
export const PROMPT_VERSIONS = {
  failed: 'Nothing was changed. Please try again.',
};

/** versions/choose-version.mutation.ts */
export const CHOOSE_VERSION_MUTATION = {
  chosenToastTitle: (running: number) => `You run version ${running} now`,
  olderToast: 'It does not change. You are asked before a newer version is used.',
  newestToast: 'The form below is the newest version’s.',
  failedTitle: 'Your version was not changed',
};

/** versions/draft-row.tsx */
export const DRAFT_ROW = {
  sameText: 'Same as the latest version.',
  privateText: 'Only you see it until you publish it.',
};

/** versions/label-button.tsx */
export const LABEL_BUTTON = {
  description: 'If another version has this label, it moves here.',
};

/** versions/restore-button.tsx */
export const RESTORE_BUTTON = {
  doneToastTitle: (version: number) => `Version ${version} is your draft now`,
  doneToast: 'Buyers do not see it until you publish.',
  title: (version: number) => `Restore version ${version}?`,
  description: 'It replaces your draft. The published version does not change.',
};

/** versions/upgrade-dialog.tsx */
export const UPGRADE_DIALOG = {
  noRate: 'too few runs to tell',
  title: (running: number, other: number) => `Version ${running} or ${other}?`,
  description: 'You own the version you unlocked and every later one. Choose the one your runs use.',
};

/** versions/version-compare.tsx */
export const VERSION_COMPARE = {
  sameForm: 'The form is the same.',
};

/** versions/versions-tab.tsx */
export const VERSIONS_TAB = {
  emptyText: 'The first one appears when it is published.',
  sealedText: '🔒 The changes are sealed. Buyers can compare the version they unlocked with later ones.',
  oneVersionText: 'You can read only one version, so there is nothing to compare.',
  sameVersionText: 'Choose two different versions.',
};
