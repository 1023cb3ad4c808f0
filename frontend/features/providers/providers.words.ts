import { counted } from '#contracts/plural.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { percentWords } from '#lib/percent-words.ts';

export const PROVIDER_SECTION = {
  titles: { text: 'Text', image: 'Image', video: 'Video' } satisfies Record<ContentType, string>,
  fromEnvironment: 'Set up by the environment. What you save here counts instead, and each change is a version.',
  fromSettings: 'Tried from the top: when a provider fails, the next one makes the run. The price never rises.',
  listLabel: (type: string) => `Providers of ${type}`,
  addButton: 'Add provider',
  conflictTitle: 'Nothing was saved',
  showLatestButton: 'Show the latest',
  failed: 'Nothing was saved. Please try again.',
  savedToast: 'Providers saved',
  savedText: 'All processes have them within 2 seconds. Runs in progress finish where they began.',
};

export const PROVIDER_ROW = {
  upLabel: (name: string) => `Move ${name} up`,
  downLabel: (name: string) => `Move ${name} down`,
  changeLabel: (name: string) => `Change ${name}`,
  onLabel: (name: string) => `${name} makes runs`,
  noRuns: 'No runs in the last 24 hours',
  figures: (works: number, p95: string) => `${percentWords(works)} worked, 95% within ${p95}`,
  fewFigures: (worked: number, failed: number) => `${worked} worked, ${failed} failed in the last 24 hours`,
  noCap: (spent: string) => `${spent} this month, no cap`,
  capped: (spent: string, cap: string) => `${spent} of ${cap} this month`,
  capLabel: (name: string) => `Spent of the monthly cap of ${name}`,
  studioName: 'Studio',
  studioText: 'Built in, tried last. It needs no key and costs nothing.',
};

export const HOUR_TICKS = {
  label: (worked: number, failed: number) => `Last 24 hours: ${counted(worked, 'call')} worked, ${failed} failed`,
};

export const PROVIDER_FORM = {
  addTitle: (type: string) => `Add a provider of ${type}`,
  changeTitle: (name: string) => `Change ${name}`,
  intro: 'Any server that speaks the OpenAI API, hosted or your own.',
  nameLabel: 'Name',
  addressLabel: 'Base URL',
  addressHelp: 'With the version, such as https://api.example.com/v1. It needs https and a public address.',
  keyLabel: 'Key',
  keyNew: 'It is encrypted, and can be replaced but never read.',
  keySaved: (lastFour: string) => `A key that ends in ${lastFour} is saved. Leave this empty to keep it.`,
  keySavedShort: 'A key is saved. Leave this empty to keep it.',
  keyFromEnvironment: 'The key of the environment is used. Leave this empty to keep it.',
  removeKeyLabel: 'Remove the key',
  capLabel: 'Monthly cap in dollars',
  capHelp: 'At the cap, the next provider makes the runs. Leave it empty for no cap.',
  modelsHeading: 'Models',
  addModelButton: 'Add a model',
  defaultLabel: 'Default model',
  testButton: 'Test call',
  testBusy: 'Calling…',
  testHelp: 'One small call with the default model, saved or not. It costs what one output costs you; no person is charged.',
  removeButton: 'Remove provider',
  cancelButton: 'Cancel',
  saveButton: 'Save',
  saveBusy: 'Saving…',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'Runs that wait for it go to the next provider. An earlier version brings it back, with its key.',
  removeAction: 'Remove',
  removeBusy: 'Removing…',
  capProblem: 'Dollars, such as 400 or 49.50',
  costProblem: 'From 0 to 100 dollars, such as 0.04',
};

export const MODEL_FIELDS = {
  legend: (place: number) => `Model ${place}`,
  nameLabel: 'Name at the provider',
  labelLabel: 'Shown as',
  factorLabel: 'Price factor',
  etaLabel: 'Usual time in seconds',
  perPersonLabel: 'Runs per person',
  perPersonHelp: 'Empty for no limit',
  costLabel: 'Cost in dollars',
  costHelp: 'What one output costs you',
  onLabel: 'People can choose it',
  removeLabel: (place: number) => `Remove model ${place}`,
};

export const TEST_OUTCOME = {
  works: (time: string) => `It works: ${time}`,
  fails: 'The call failed',
};

export const PROVIDER_VERSIONS = {
  summary: (count: number) => counted(count, 'version'),
  label: (type: string) => `Versions of ${type}`,
  version: (revision: number) => `Version ${revision}`,
  environment: 'The environment',
  nothing: 'Studio alone',
  restoredFrom: (revision: number) => `brings back version ${revision}`,
  inForce: 'In force',
  restoreButton: (name: string) => `Bring back ${name}`,
  restoredToast: 'Version brought back',
};

export const LIMITS_SECTION = {
  title: 'Limits of runs',
  intro: 'How long one attempt may take, and how often a run is tried before it ends at no cost.',
  fromEnvironment: 'As the environment says.',
  fromSettings: 'Saved here.',
  textLabel: 'Text, seconds',
  imageLabel: 'Image, seconds',
  videoLabel: 'Video in all, seconds',
  challengeLabel: 'Challenge, seconds',
  attemptsLabel: 'Attempts',
  saveButton: 'Save limits',
  saveBusy: 'Saving…',
  environmentButton: 'Use the environment’s',
  savedToast: 'Limits saved',
  secondsProblem: 'From 5 to 600 seconds',
  videoProblem: 'From 30 to 3600 seconds',
  attemptsProblem: 'From 1 to 3',
};

export const HEALTH_LOG = {
  title: 'Health log',
  intro: 'Failed calls and tests, the newest first. It names no person and no prompt.',
  empty: 'No call has failed, and none was tested.',
  worked: (time: string) => `Test worked in ${time}`,
  failedTest: (code: string) => `Test failed: ${code}`,
  failedRun: (code: string) => `Run failed: ${code}`,
};

export const SWITCH_CARD = {
  title: 'Generation',
  modes: { on: 'On', members: 'Members only', off: 'Off' },
  choiceLabel: 'Who may start runs',
  facts: {
    on: 'All people may start runs, visitors a free one a day.',
    members: 'People with an account may start runs. Demo runs and chats of visitors are refused.',
    off: 'No run can be started. Browsing, buying and wallets go on.',
  },
  counts: (running: number, waiting: number) => `${counted(running, 'run')} in progress, ${waiting} waiting.`,
  since: 'Since {when}.',
  message: (words: string) => `People read: “${words}”`,
};

export const SWITCH_DIALOG = {
  titles: { on: 'Turn generation on?', members: 'Let members alone start runs?', off: 'Turn generation off?' },
  finish: (running: number) => `${counted(running, 'run')} in progress ${running === 1 ? 'finishes' : 'finish'}, charged as usual.`,
  released: (waiting: number, tokens: number, people: number) => `${counted(waiting, 'waiting run')} ${waiting === 1 ? 'ends' : 'end'}, and ${counted(tokens, 'token')} ${tokens === 1 ? 'returns' : 'return'} to ${counted(people, 'person', 'people')}.`,
  none: 'No person can start a new run. Browsing, buying and wallets go on.',
  visitors: 'Visitors can start no demo run and no chat. People with an account notice nothing.',
  all: 'All people can start runs again, in all processes within 2 seconds.',
  messageLabel: 'What people read',
  messageHelp: 'Empty: “Making things is paused for a while. Everything else works.”',
  reasonLabel: 'Reason, for the audit log',
  cancelButton: 'Keep it as it is',
  actions: { on: 'Turn on', members: 'Members only', off: 'Turn off' },
  busyLabel: 'Switching…',
  doneToasts: { on: 'Generation is on', members: 'Generation is on for members', off: 'Generation is off' },
  doneText: 'All processes follow within 2 seconds.',
};

export const SAFETY_SECTION = {
  title: 'Safety filter',
  intro: 'Words and phrases for which nothing is made. A run, a demo run or a message in a chat that has one is refused before anything is held. The answer does not name the word.',
  wordsLabel: 'Blocked words',
  wordsHelp: 'Whole words, in any case. Press Enter after each. 200 at most.',
  placeholder: 'Add a word',
  reasonLabel: 'Reason, for the audit log',
  saveButton: 'Save filter',
  saveBusy: 'Saving…',
  savedToast: 'Safety filter saved',
  savedText: 'All processes follow within 2 seconds.',
};
