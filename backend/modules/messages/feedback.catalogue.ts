/** What somebody hears when a feature that they voted for is there. */
export const featureDeliveredTexts = ({ title }: { title: string }): { subject: string; content: string } => ({
  subject: `“${title}” has arrived 🎉`,
  content: `You voted for “${title}”, and now it is here. Thank you for pointing the wand. The next ideas are waiting for your vote under Next Features.`,
});
