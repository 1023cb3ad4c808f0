import { SAMPLE_LIMIT } from '#contracts/prompt-samples.ts';

/** test-run/draft-samples.tsx */
export const DRAFT_SAMPLES = {
  ofAtMost: (count: number) => `${count} of at most ${SAMPLE_LIMIT}`,
  runTheDraftThen: (needed: boolean) => `${needed ? 'Paid prompts show at least one sample. ' : ''}Run the draft, then choose “Use as a sample” below the result. Samples show inputs, model and price. They are public once their text is published.`,
  sampleStays: 'The sample stays as it was.',
  madeWithAnEarlier: 'Made with an earlier text',
};

/** test-run/sample-button.tsx */
export const SAMPLE_BUTTON = {
  sampleAdded: 'Sample added to the draft',
  visitorsSee: 'Visitors see it with its inputs once this text is published.',
  visitorsOfThePrompt: 'Visitors of the prompt see it with its inputs.',
  sampleCouldNot: 'The sample could not be added.',
};

/** test-run/saved-inputs.tsx */
export const SAVED_INPUTS = {
  ofToPublish: (ready: number, wanted: number) => `${Math.min(ready, wanted)} of ${wanted} to publish`,
  fillInTheForm: 'Fill in the form and save it. Buyers get these inputs with "Surprise me", and you can repeat the test.',
  noLongerFits: 'No longer fits the form',
};

/** test-run/test-form.tsx */
export const TEST_FORM = {
  nothingToFill: 'Nothing to fill in: it runs with one click.',
};

/** test-run/test-step.tsx */
export const TEST_STEP = {
  problemInTheFields: '1 problem in the fields.',
  problemsInTheFields: (count: number) => `${count} problems in the fields.`,
  nothingWasStarted: 'Nothing was started or charged.',
  compareWith: 'Compare with what is published',
  itsPriceIsNot: 'Its price is not known yet.',
  publishedVersionDoesNot: 'The published version does not run on this model. Choose another one to compare.',
  testRunsTheSaved: 'A test runs the saved draft. It starts as soon as your changes are saved.',
  notEnoughTokens: 'Not enough tokens for this test.',
  costsTheSame: 'Costs the same as any run. A failed run costs nothing.',
  resultAppearsHere: 'The result appears here as buyers would see it.',
  onlyTheDraft: 'Only the draft was run',
  publishedVersionDoesNotTake: 'The published version does not take these inputs.',
  testCouldNot: 'The test could not be started.',
  testMayOrMay: 'The test may or may not have started.',
};
