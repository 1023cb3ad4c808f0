/** Accounts that Conjure itself runs. Nobody signs in to them and every bio says whose they are. */
export const HOUSE_ACCOUNTS = [
  {
    username: 'conjure-words',
    displayName: 'Conjure Words',
    bio: 'A house account run by Conjure. We write the blog, social and story prompts that come with the place, and we keep mending them.',
    house: true,
  },
  {
    username: 'conjure-desk',
    displayName: 'Conjure Desk',
    bio: 'A house account run by Conjure. Prompts for the serious half of the day: docs, research, hard emails and launch plans.',
    house: true,
  },
  {
    username: 'conjure-atelier',
    displayName: 'Conjure Atelier',
    bio: 'A house account run by Conjure. Posters, story pictures and places that do not exist yet, with every brush left where you can reach it.',
    house: true,
  },
  {
    username: 'conjure-brand-room',
    displayName: 'Conjure Brand Room',
    bio: 'A house account run by Conjure. Logos, banners, product shots and diagrams that look like they belong together.',
    house: true,
  },
  {
    username: 'conjure-motion',
    displayName: 'Conjure Motion',
    bio: 'A house account run by Conjure. Short videos planned beat by beat, so that the first second earns the next one.',
    house: true,
  },
] as const;

export type HouseUsername = (typeof HOUSE_ACCOUNTS)[number]['username'];
