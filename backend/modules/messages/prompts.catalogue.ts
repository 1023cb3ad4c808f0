import { counted, pluralWord } from '#contracts/plural.ts';

/** Messages about prompts of other people. They contain titles, which are public, and nothing of a template. */

interface Texts {
  subject: string;
  content: string;
}

/** Writes the message that a person whom the reader follows published a prompt. */
export const announcedTexts = ({ title, displayName }: { title: string; displayName: string }): Texts => ({
  subject: `${displayName} published “${title}” ✨`,
  content: `You follow ${displayName}. The new prompt is in the marketplace.`,
});

/** Writes the message that a prompt which the reader unlocked has a new version. */
export const newVersionTexts = ({ title, version }: { title: string; version: number }): Texts => ({
  subject: `“${title}” has a new version`,
  content: `Version ${version} is published. You unlocked “${title}”, so you can use it too. Compare the versions, then upgrade or stay on yours.`,
});

/** Writes the message to a creator that a person published a fork of their prompt. */
export const forkedTexts = ({ title }: { title: string }): Texts => ({
  subject: `“${title}” is a remix of your prompt`,
  content: 'It was published as a remix of your prompt. Its page names you as the original author.',
});

/** Writes the message that the reader's fork left the marketplace, because their unlock of the original was refunded and both are nearly the same. */
export const forkClosedTexts = ({ title, parentTitle, parentRemoved }: { title: string; parentTitle: string; parentRemoved: boolean }): Texts => ({
  subject: `“${title}” is no longer in the marketplace`,
  content: `Your unlock of “${parentTitle}”${parentRemoved ? ', which was taken down,' : ''} was refunded, and your remix is still nearly the same, so it left the marketplace. Buyers keep it, and nothing is deleted. ${parentRemoved ? 'If the original comes back, unlock it again to open your remix.' : 'Unlock the original again to open your remix.'}`,
});

/** Writes the message that a field of the reader's prompt has a pattern which the current pattern engine cannot use. */
export const patternUnusableTexts = ({ title, field }: { title: string; field: string }): Texts => ({
  subject: `A pattern of “${title}” cannot be used`,
  content: `The field “${field}” now accepts any text, because its pattern cannot be used. The prompt stays published. Open the field in the builder, change the pattern, and publish a new version.`,
});

/** Writes the message that samples of the reader's prompt were removed, because they repeat the text of its paid version. `left` samples remain. */
export const samplesRemovedTexts = ({ title, version, removed, left }: { title: string; version: number; removed: number; left: number }): Texts => ({
  subject: `${counted(removed, 'sample')} of “${title}” ${pluralWord(removed, 'was', 'were')} removed`,
  content: `Version ${version} is paid, and ${removed === 1 ? 'this sample repeats' : 'these samples repeat'} the template, so no other person may see ${pluralWord(removed, 'it', 'them')}. ${left === 0 ? `“${title}” is on sale without a sample now. ` : ''}Your ${pluralWord(removed, 'run is', 'runs are')} kept. Open the prompt in the builder and choose another test run as a sample.`,
});

/** Writes the message that the reader's paid prompt is listed without a sample. */
export const sampleMissingTexts = ({ title }: { title: string }): Texts => ({
  subject: `“${title}” needs a sample`,
  content: `“${title}” stays on sale as it is. From its next version on, paid prompts show at least one sample. Open it in the builder, make a test run and choose “Use as a sample”.`,
});
