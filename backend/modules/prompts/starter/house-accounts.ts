/** Platform accounts. No person signs in to them, and every bio says that Conjure runs them. */
export const HOUSE_ACCOUNTS = [
  {
    username: 'conjure-words',
    displayName: 'Conjure Words',
    bio: 'A platform account run by Conjure. We write and maintain the starter prompts for blogs, social posts and stories.',
    house: true,
  },
  {
    username: 'conjure-desk',
    displayName: 'Conjure Desk',
    bio: 'A platform account run by Conjure. Prompts for work: documentation, research, difficult emails and launch plans.',
    house: true,
  },
  {
    username: 'conjure-atelier',
    displayName: 'Conjure Atelier',
    bio: 'A platform account run by Conjure. Prompts for posters, story pictures and imaginary places that you can adjust in every detail.',
    house: true,
  },
  {
    username: 'conjure-brand-room',
    displayName: 'Conjure Brand Room',
    bio: 'A platform account run by Conjure. Prompts for logos, banners, product shots and diagrams in one matching style.',
    house: true,
  },
  {
    username: 'conjure-motion',
    displayName: 'Conjure Motion',
    bio: 'A platform account run by Conjure. Prompts for short videos that are planned shot by shot.',
    house: true,
  },
] as const;

export type HouseUsername = (typeof HOUSE_ACCOUNTS)[number]['username'];
