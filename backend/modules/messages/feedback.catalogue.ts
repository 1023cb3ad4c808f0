/** Writes the message to people who voted for a feature that is completed. */
export const featureDeliveredTexts = ({ title }: { title: string }): { subject: string; content: string } => ({
  subject: `“${title}” is available 🎉`,
  content: `You voted for “${title}”, and it is available now. Vote for the next features under Next Features.`,
});
