/** What people hear of prompts of others. Titles are public; of a template there is never a word. */

interface Texts {
  subject: string;
  content: string;
}

/** Somebody whom the reader follows has published something. */
export const announcedTexts = ({ title, displayName }: { title: string; displayName: string }): Texts => ({
  subject: `${displayName} published “${title}” ✨`,
  content: `There is something new from ${displayName}, whom you follow. Try it while it is warm.`,
});

/** A prompt that the reader unlocked has a later version, which is theirs too. */
export const newVersionTexts = ({ title, version }: { title: string; version: number }): Texts => ({
  subject: `“${title}” has a new version`,
  content: `Version ${version} is out, and because you unlocked “${title}” it is yours too. See what changed, then move on to it or stay with what you have.`,
});

/** Somebody made a prompt of the reader's their own and published it. */
export const forkedTexts = ({ title }: { title: string }): Texts => ({
  subject: `“${title}” grew out of a prompt of yours 🌿`,
  content: 'Somebody forked what you made, gave it a turn of their own and published it. Have a look at what became of it.',
});

/** A fork of the reader's left the shop with what it was made from. */
export const forkClosedTexts = ({ title, parentTitle, parentRemoved }: { title: string; parentTitle: string; parentRemoved: boolean }): Texts => ({
  subject: `“${title}” left the shop`,
  content: `You gave “${parentTitle}” back${parentRemoved ? ', which was taken down' : ''}, and your fork still says nearly the same, so it is closed with it. Whoever bought it keeps it, and nothing is deleted. ${parentRemoved ? 'Should the original come back, a new unlock opens it.' : 'Unlock the original again, and it is open to you.'}`,
});

/** A prompt of the reader's is on sale without a sample. */
export const sampleMissingTexts = ({ title }: { title: string }): Texts => ({
  subject: `“${title}” needs a sample`,
  content: `“${title}” stays on sale as it is. From its next version on, paid prompts show at least one sample. Open it in the builder, make a test run and choose “Use as a sample”.`,
});
