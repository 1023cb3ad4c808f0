interface Texts {
  subject: string;
  content: string;
}

/** The message about a reply to a report: the words of the reply alone. */
export const issueRepliedTexts = ({ title, text }: { title: string; text: string }): Texts => ({ subject: `A reply to “${title}”`, content: text });

/** What a report says when its trouble is over. */
export const issueResolvedTexts = ({ title }: { title: string }): Texts => ({
  subject: `Fixed: “${title}” 🎩`,
  content: 'The problem you reported is resolved. Thank you. If it happens again, please report it again.',
});
