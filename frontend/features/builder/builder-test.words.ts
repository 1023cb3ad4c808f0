import { SAMPLE_LIMIT } from '#contracts/prompt-samples.ts';

/** test-run/draft-samples.tsx */
export const DRAFT_SAMPLES = {
  sampleCount: (count: number) => `${count} of at most ${SAMPLE_LIMIT}`,
  help: (needed: boolean) => `${needed ? 'Paid prompts show at least one sample. ' : ''}Run the draft, then choose “Use as a sample” below the result. Samples show inputs, model and price. They are public once their text is published.`,
  removeFailed: 'The sample stays as it was.',
  outdatedBadge: 'Made with an earlier text',
};

/** test-run/sample-button.tsx */
export const SAMPLE_BUTTON = {
  draftToastTitle: 'Sample added to the draft',
  draftToast: 'Visitors see it with its inputs once this text is published.',
  publishedToast: 'Visitors of the prompt see it with its inputs.',
  addFailed: 'The sample could not be added.',
};

/** test-run/saved-inputs.tsx */
export const SAVED_INPUTS = {
  readyCount: (ready: number, wanted: number) => `${Math.min(ready, wanted)} of ${wanted} to publish`,
  emptyText: 'Fill in the form and save it. Buyers get these inputs with "Surprise me", and you can repeat the test.',
  staleBadge: 'No longer fits the form',
};

/** test-run/test-form.tsx */
export const TEST_FORM = {
  emptyText: 'Nothing to fill in: it runs with one click.',
};

/** test-run/test-step.tsx */
export const TEST_STEP = {
  problemCount: (count: number) => (count === 1 ? '1 problem in the fields.' : `${count} problems in the fields.`),
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
};
