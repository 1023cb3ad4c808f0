/** Messages about what other members did. They never quote a member's text: a moderator could not take down the copy in a message. */

interface Texts {
  subject: string;
  content: string;
}

/** The reader has a new follower. */
export const followedTexts = ({ displayName }: { displayName: string }): Texts => ({
  subject: `${displayName} follows you`,
  content: `${displayName} gets a message when you publish a prompt.`,
});
