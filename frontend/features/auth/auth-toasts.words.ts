import { say } from '#lib/plain-words.ts';
import { elementAt } from '#contracts/must.ts';

/** Playful lines for the toasts of signing in and out, never the only information on the screen (docs/rules/pages.md#playful-lines). */
export const SIGN_IN_LINES = [
  'The workshop kept your tea warm.',
  'Your hat is right where you left it.',
  'The rabbit missed you. It will not admit it.',
  'Wands charged, cauldron humming.',
  'The door remembered your knock.',
  'Your spellbook is freshly dusted.',
  'The owls have been told to hold your mail.',
  'All sparks present and accounted for.',
  'You may now pull things out of hats.',
  'The potion shelf is in alphabetical order again. Briefly.',
] as const;

export const SIGN_IN_FAILURE_LINES = [
  'The door checked its list twice: username or password did not match.',
  'That spell fizzled. Check the username and password.',
  'The rabbit shook its head: username or password did not match.',
  'Wrong incantation: username or password did not match.',
  'The lock is polite but firm: username or password did not match.',
  'The hat found no match. Check the username and password.',
  'Your wand says yes, the list says no. Check the username and password.',
  'Even Merlin mistyped sometimes. Check the username and password.',
  'Those magic words open another door. Check the username and password.',
  'The password gnome is not convinced. Check the username and password.',
] as const;

export const SIGN_IN_TROUBLE_LINES = [
  'The teleporter coughed. Try again in a moment.',
  'Our owl flew into a window. Please try again.',
  'The portal closed early. Please try again.',
  'A spell got stuck in the pipes. Please try again.',
  'The cauldron boiled over. Try again in a moment.',
  'The moon is in the wrong place for this. Try again.',
  'The power crystal fell over. Please try again.',
  'The runes came out smudged. Please try again.',
  'The broom did not start. Please try again.',
  'A goblin unplugged something. Try again in a moment.',
] as const;

export const WELCOME_LINES = [
  'Twenty tokens are already in your pocket.',
  'A hat has been reserved in your name.',
  'The rabbit signed your guest book.',
  '20 tokens are yours. A short text costs 1.',
  'Please keep sparks away from the curtains.',
  'Your name is on a drawer in the workshop now.',
  'The wand chose you. It had no other visitors, but still.',
  'You are officially allowed to say abracadabra.',
  'The cauldron is yours on weekdays. And weekends.',
  'Somewhere a bell rang, and it was for you.',
] as const;

export const SIGN_OUT_LINES = [
  'The rabbit will water your plants.',
  'We will keep the cauldron on low.',
  'Your hat stays on its hook.',
  'The owls will take messages.',
  'Mind the last step, it vanishes sometimes.',
  'Your wand is resting. It earned it.',
  'The sparks will be here when you are back.',
  'We will pretend not to miss you.',
  'The curtain falls. The rabbit bows.',
  'Poof. Very convincing.',
] as const;

export const SIGN_OUT_FAILURE_LINES = [
  'The exit turned into a wardrobe. Try again.',
  'The rabbit is blocking the door. Try again.',
  'You are still signed in. Try again.',
  'The vanishing powder was damp. Try again.',
  'The cloak only hid your left foot. Try again.',
  'The door says it likes you. Give it another push.',
  'The trapdoor is stuck. One more try.',
  'The smoke came out, you did not leave. Try again.',
  'The owl lost your coat. Try again in a moment.',
  'A knot in the disappearing rope. Try again.',
] as const;

/** The plain sentence for each list of playful lines, shown to people who chose "Plain words". */
const PLAIN = new Map<readonly string[], string>([
  [SIGN_IN_LINES, 'You are signed in.'],
  [SIGN_IN_FAILURE_LINES, 'That username and password do not match.'],
  [SIGN_IN_TROUBLE_LINES, 'Something went wrong. Please try again.'],
  [WELCOME_LINES, 'Your account is ready.'],
  [SIGN_OUT_LINES, 'You are signed out.'],
  [SIGN_OUT_FAILURE_LINES, 'You are still signed in. Please try again.'],
]);

/** Returns a random one of the playful lines, or the plain sentence for people who chose "Plain words". */
export function pick(lines: readonly string[]): string {
  const line = elementAt(lines, Math.floor(Math.random() * lines.length));
  return say(line, PLAIN.get(lines) ?? line);
}
