/** Messages about acts of other members. They quote no member's text, because a moderator could not remove it from a message. */

interface Texts {
  subject: string;
  content: string;
}

/** Writes the message about a new follower. */
export const followedTexts = ({ displayName }: { displayName: string }): Texts => ({
  subject: `${displayName} follows you`,
  content: `${displayName} gets a message when you publish a prompt.`,
});
