/** Jokes of the page for unknown addresses, which shows one of them, chosen by the address. */
export const NOT_FOUND_LINES = [
  'The rabbit looked in every hat. Nothing.',
  'This page pulled off a perfect vanishing act.',
  'Our best wand points at a wall.',
  'The magic word was said backwards.',
  'The map ends here, and so does the floor.',
  'A trapdoor was here a minute ago.',
  'The page is in another hat.',
  'Even the crystal ball shrugged.',
  'You found the secret room. It is empty.',
  'The owl came back without it.',
] as const;

export const NOT_FOUND = {
  pageTitle: 'Page Not Found',
  button: 'Go Back',
  pageMovedDisappearedText: 'This page has moved, disappeared, or never existed.',
};
