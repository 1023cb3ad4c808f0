import { PRODUCT } from '#contracts/product.ts';

/** The texts that people read in the embedded form of a prompt. */
export const EMBED = {
  by: (creator: string) => `by ${creator}`,
  openButton: `Open on ${PRODUCT}`,
  newTabText: ', in a new tab',
  freeText: `Nothing is spent here. ${PRODUCT} shows the price before a run.`,
  sensitiveText: 'The author marked this prompt as sensitive, so its form is shown on its own page only.',
  elsewhereText: `You add this on ${PRODUCT}.`,
  tagsHelp: 'Separate them with commas.',
  noChoice: 'Choose…',
  requiredText: 'needed',
  missingTitle: 'This prompt is not available',
  missingText: 'It may have been unpublished, or it never existed.',
};
