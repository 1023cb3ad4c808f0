/** In several places. */
export const PROMPT_VERSIONS = {
  nothingWasChangedPlease: 'Nothing was changed. Please try again.',
};

/** versions/choose-version.mutation.ts */
export const CHOOSE_VERSION_MUTATION = {
  youRunVersionNow: (running: number) => `You run version ${running} now`,
  itDoesNotChange: 'It does not change. You are asked before a newer version is used.',
  formBelow: 'The form below is the newest version’s.',
  yourVersionWasNot: 'Your version was not changed',
};

/** versions/draft-row.tsx */
export const DRAFT_ROW = {
  sameAsTheLatest: 'Same as the latest version.',
  onlyYouSee: 'Only you see it until you publish it.',
};

/** versions/label-button.tsx */
export const LABEL_BUTTON = {
  description: 'If another version has this label, it moves here.',
};

/** versions/restore-button.tsx */
export const RESTORE_BUTTON = {
  versionIsYourDraft: (version: number) => `Version ${version} is your draft now`,
  buyersDoNotSee: 'Buyers do not see it until you publish.',
  title: (version: number) => `Restore version ${version}?`,
  description: 'It replaces your draft. The published version does not change.',
};

/** versions/upgrade-dialog.tsx */
export const UPGRADE_DIALOG = {
  tooFewRuns: 'too few runs to tell',
  title: (running: number, other: number) => `Version ${running} or ${other}?`,
  description: 'You own the version you unlocked and every later one. Choose the one your runs use.',
};

/** versions/version-compare.tsx */
export const VERSION_COMPARE = {
  formIsTheSame: 'The form is the same.',
};

/** versions/versions-tab.tsx */
export const VERSIONS_TAB = {
  firstOneAppears: 'The first one appears when it is published.',
  changesAreSealedBuyers: '🔒 The changes are sealed. Buyers can compare the version they unlocked with later ones.',
  youCanReadOnly: 'You can read only one version, so there is nothing to compare.',
  chooseTwoDifferentVersions: 'Choose two different versions.',
};
