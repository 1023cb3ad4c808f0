import { counted } from '#contracts/plural.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
import { SAMPLE_LIMIT } from '#contracts/prompt-samples.ts';

export const DRAFT_SAMPLES = {
  sampleCount: (count: number) => `${count} of at most ${SAMPLE_LIMIT}`,
  help: (needed: boolean) => `${needed ? 'Paid prompts show at least one sample. ' : ''}Run the draft, then choose “Use as a sample” below the result or at an earlier test. Samples show inputs, model and price. They are public once their text is published.`,
  removeFailed: 'The sample stays as it was.',
  outdatedBadge: 'Made with an earlier text',
  tellsTextBadge: 'Repeats your template',
  title: 'Samples',
  toast: 'Not removed',
  unnamedSample: 'A sample',
  label: (name: string) => `Remove the sample “${name}”`,
  waitsVersionText: 'Waits for its version',
  shownVersionText: (version: number) => `Shown, version ${version}`,
};

export const DRAFT_TESTS = {
  title: 'Tests of this draft',
  emptyText: 'Test runs of this draft appear here. They stay, so you can open one later or use it as a sample.',
  listNoun: 'test runs',
  unnamedRun: 'A test run',
  outdatedBadge: 'Made with an earlier text',
  showButton: 'Show',
  showLabel: (name: string) => `Show “${name}”`,
  states: { queued: 'Waiting', running: 'Running', succeeded: 'Done', partial: 'Partly done', failed: 'Failed', cancelled: 'Stopped', blocked: 'Not allowed' } satisfies Record<GenerationStatus, string>,
};

export const SAMPLE_BUTTON = {
  label: (words: string, name: string) => `${words}: “${name}”`,
  draftToastTitle: 'Sample added to the draft',
  draftToast: 'Visitors see it with its inputs once this text is published.',
  publishedToast: 'Visitors of the prompt see it with its inputs.',
  addFailed: 'The sample could not be added.',
  title: 'Sample added',
  toast: 'Not added',
  busyLabel: 'Adding…',
  isSampleButton: 'Is a sample',
  useAsSampleButton: 'Use as a sample',
};

export const SAVED_INPUTS = {
  readyCount: (ready: number, wanted: number) => `${Math.min(ready, wanted)} of ${wanted} to publish`,
  emptyText: 'Fill in the form and save it. Buyers get these inputs with "Surprise me", and you can repeat the test.',
  sameBadge: (label: string) => `Same as “${label}”`,
  staleBadge: 'No longer fits the form',
  testInputsLabel: 'Test inputs',
  deleteTestInputsLabel: 'Delete test inputs',
  toast: 'Test inputs deleted',
  button: 'Undo',
  title: 'Saved test inputs',
  fillInLabel: (label: string) => `Fill in ${label}`,
  deleteLabel: (label: string) => `Delete ${label}`,
  nameInputsLabel: 'Name of these inputs',
};

export const TEST_FORM = {
  emptyText: 'Nothing to fill in: it runs with one click.',
  fillWithExampleButton: 'Fill with example',
  surpriseMeButton: 'Surprise me',
};

export const TEST_STEP = {
  problemCount: (count: number) => `${counted(count, 'problem')} in the fields.`,
  pricingFailed: 'Nothing was started or charged.',
  compareLabel: 'Compare with what is published',
  publishedPriceUnknown: 'Its price is not known yet.',
  publishedModelMissing: 'The published version does not run on this model. Choose another one to compare.',
  notSavedText: 'A test runs the saved draft. It starts as soon as your changes are saved.',
  tooFewTokens: 'Not enough tokens for this test.',
  costNote: 'Costs the same as any run. A failed run costs nothing.',
  emptyText: 'The result appears here as buyers would see it.',
  onlyDraftTitle: 'Only the draft was run',
  onlyDraftText: 'The published version does not take these inputs.',
  startFailed: 'The test could not be started.',
  startUncertain: 'The test may or may not have started.',
  formProblemsTitle: 'The form has problems',
  showMeButton: 'Show me',
  pricesNotLoadedTitle: 'The prices could not be loaded',
  tryAgainButton: 'Try again',
  testRunTitle: 'Test run',
  help: (publishedVersion: number) => `Runs version ${publishedVersion} with the same inputs beside it.`,
  label: 'The published version',
  publishedVersionNotLoadedTitle: 'The published version could not be loaded',
  notSavedYetTitle: 'Not saved yet',
  busyLabel: 'Starting…',
  runBothButton: 'Run both',
  runTheDraftButton: 'Run the draft',
  fieldNeedsYouText: 'field needs you',
  fieldsNeedYouText: 'fields need you',
  yourDraftTitle: 'Your draft',
  noTestRunTitle: 'No test run yet',
  publishedTitle: (version: number | null | undefined) => `Published, version ${version ?? ''}`,
};
