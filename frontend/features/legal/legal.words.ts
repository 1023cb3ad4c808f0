export const LEGAL_CONTENTS = {
  label: 'On this page',
};

export const LEGAL_PAGE = {
  versionEffectSinceText: (number: number) => `Version ${number} · in effect since {day}`,
  versionEffectFromText: (number: number) => `Version ${number} · in effect from {day}`,
  nextTitle: (number: number) => `Version ${number} takes effect on {day}.`,
  nextLink: 'Read the next version',
  currentLink: 'Read the version in effect now',
  button: 'Print or save as PDF',
};

export const LEGAL_SECTION_VIEW = {
  inShortText: 'In short:',
};

export const LEGAL_PREVIEW = {
  title: 'Preview',
  textLabel: 'The text as visitors read it',
  lostTitle: (count: number) => (count === 1 ? 'One anchor disappears' : `${count} anchors disappear`),
  lostText: (sections: string) => `Links to these sections lead to the top of the page: ${sections}. Give a section the same anchor to keep its links.`,
};

/** Words of the administration of legal texts and their versions. */
export const LEGAL_ADMIN = {
  title: 'Legal texts',
  intro: 'The terms and the privacy policy. Each change is a new version with the date on which it takes effect.',
  tabsLabel: 'Texts',
  versionsHeading: 'Versions',
  formHeading: (number: number) => `Write version ${number}`,
  versionLabel: (number: number) => `Version ${number}`,
  states: { in_force: 'In effect', planned: 'Planned', replaced: 'Replaced' },
  fromText: 'in effect from {moment}',
  byText: (who: string) => ` · written by ${who}`,
  codeText: ' · comes with the product',
  goneText: ' · written by a deleted account',
  useButton: 'Edit a copy',
  useLabel: (number: number) => `Edit a copy of version ${number}`,
  textLabel: 'Text',
  textHelp: 'Markdown. Begin a section with “## Title {#anchor}” and below it “> In short”. Keep the anchors: people link to them.',
  noteLabel: 'What changes',
  noteHelp: 'Shown on the page until the version takes effect',
  dayLabel: 'Takes effect on',
  timeLabel: 'Takes effect at',
  dayHelp: 'Empty: at once. Your time zone.',
  timeProblem: 'Choose a day and a time',
  button: 'Save this version',
  busy: 'Saving…',
  latestButton: 'Show the latest',
  savedToast: 'Version saved',
};
