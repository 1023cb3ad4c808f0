interface Texts {
  subject: string;
  content: string;
}

/** Writes the message about an administrator's reply to an issue report. Its content is the reply. */
export const issueRepliedTexts = ({ title, text }: { title: string; text: string }): Texts => ({ subject: `A reply to “${title}”`, content: text });

/** Writes the message to the reporter of an issue that is resolved. */
export const issueResolvedTexts = ({ title }: { title: string }): Texts => ({
  subject: `Fixed: “${title}” 🎩`,
  content: 'The problem you reported is resolved. Thank you. If it happens again, please report it again.',
});
