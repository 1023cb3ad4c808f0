/** What people hear of each other. Nothing that others wrote is repeated here: it is read where it can be taken down. */

interface Texts {
  subject: string;
  content: string;
}

/** The reader has a new follower. */
export const followedTexts = ({ displayName }: { displayName: string }): Texts => ({
  subject: `${displayName} follows you`,
  content: `${displayName} gets a message when you publish a prompt.`,
});
