/** The platform accounts that publish the starter prompts. No person signs in to them, and every bio says that Conjure runs them. */
export const PLATFORM_ACCOUNTS = [
  {
    username: 'conjure-words',
    displayName: 'Conjure Words',
    bio: 'A platform account run by Conjure. We write and maintain the starter prompts for blogs, social posts and stories.',
    platform: true,
  },
  {
    username: 'conjure-desk',
    displayName: 'Conjure Desk',
    bio: 'A platform account run by Conjure. Prompts for work: documentation, research, difficult emails and launch plans.',
    platform: true,
  },
  {
    username: 'conjure-atelier',
    displayName: 'Conjure Atelier',
    bio: 'A platform account run by Conjure. Prompts for posters, story pictures and imaginary places that you can adjust in every detail.',
    platform: true,
  },
  {
    username: 'conjure-brand-room',
    displayName: 'Conjure Brand Room',
    bio: 'A platform account run by Conjure. Prompts for logos, banners, product shots and diagrams in one matching style.',
    platform: true,
  },
  {
    username: 'conjure-motion',
    displayName: 'Conjure Motion',
    bio: 'A platform account run by Conjure. Prompts for short videos that are planned shot by shot.',
    platform: true,
  },
] as const;
