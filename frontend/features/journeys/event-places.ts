import type { EventChoice } from '#contracts/journeys.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { EVENT_WORDS, PAGE_WORDS } from './journeys.words.ts';

interface Place {
  label: string;
  choice: EventChoice;
}

const page = (label: string, pattern: string): Place => ({ label, choice: { name: 'page_viewed', where: { page: pattern } } });
const event = (label: string, name: EventChoice['name']): Place => ({ label, choice: { name } });

/** The events that an admin can choose as steps of a funnel, by their keys in the page's address. */
const PLACES = {
  visit: event(EVENT_WORDS.visit, 'page_viewed'),
  home: page(EVENT_WORDS.home, '/'),
  marketplace: page(EVENT_WORDS.marketplace, '/marketplace'),
  prompt: page(EVENT_WORDS.prompt, '/prompt/:idOrSlug'),
  share: page(EVENT_WORDS.share, '/prompt/:idOrSlug/share'),
  challenge: page(EVENT_WORDS.challenge, '/challenge/:challengeId'),
  search: event(EVENT_WORDS.search, 'searched'),
  pricing: page(EVENT_WORDS.pricing, '/pricing'),
  sign_up: event(EVENT_WORDS.signUp, 'signed_up'),
  run: event(EVENT_WORDS.run, 'generation_success'),
  failed: event(EVENT_WORDS.failed, 'generation_error'),
  stopped: event(EVENT_WORDS.stopped, 'generation_cancelled'),
  save: event(EVENT_WORDS.save, 'item_saved'),
  unlock: event(EVENT_WORDS.unlock, 'prompt_unlocked'),
  pack: event(EVENT_WORDS.pack, 'pack_bought'),
  wallet: event(EVENT_WORDS.wallet, 'wallet_opened'),
  checkout: event(EVENT_WORDS.checkout, 'purchase_opened'),
  purchase: event(EVENT_WORDS.purchase, 'order_paid'),
  plan: event(EVENT_WORDS.plan, 'plan_changed'),
  publish: event(EVENT_WORDS.publish, 'prompt_published'),
  claim: event(EVENT_WORDS.claim, 'daily_claimed'),
  entry: event(EVENT_WORDS.entry, 'challenge_entered'),
  vote: event(EVENT_WORDS.vote, 'challenge_voted'),
  chat: event(EVENT_WORDS.chat, 'chat_answered'),
} satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;

export const PLACE_OPTIONS = keysOf(PLACES).map((value) => ({ value, label: PLACES[value].label }));

export const isPlace = (key: string): key is PlaceKey => Object.hasOwn(PLACES, key);
export const choiceOf = (key: PlaceKey): EventChoice => PLACES[key].choice;
export const labelOf = (key: PlaceKey): string => PLACES[key].label;

/**
 * Returns the text for an event of a journey. The server names it `generation_success`, or `page_viewed /pricing` for a page. The text never contains an
 * address or the name of an event.
 */
export function wordsOf(event: string): string {
  const [name, pattern] = event.split(' ');
  const known = Object.values<Place>(PLACES).find(({ choice }) => choice.name === name && choice.where?.['page'] === pattern);
  return known?.label ?? (pattern === undefined ? EVENT_WORDS.otherEvent : PAGE_WORDS[pattern] ?? EVENT_WORDS.otherPage);
}

/** Name that the server gives the place of a path where the visit ended, or where it began. */
export const ENDED = 'ended';

/** Text for a place of a path, and for the end of the visit: its beginning where the path leads back. */
export const placeWords = (place: string, direction: 'after' | 'before'): string =>
  place === ENDED ? (direction === 'after' ? EVENT_WORDS.ended : EVENT_WORDS.began) : wordsOf(place);

/** Ready-made funnels from which an admin can start a new one. */
export const PRESETS: readonly { label: string; steps: readonly PlaceKey[] }[] = [
  { label: EVENT_WORDS.visitToPurchase, steps: ['visit', 'sign_up', 'run', 'save', 'purchase'] },
  { label: EVENT_WORDS.listingToUnlock, steps: ['prompt', 'run', 'unlock'] },
  { label: EVENT_WORDS.shareToSignUp, steps: ['share', 'sign_up'] },
  { label: EVENT_WORDS.challengeToVote, steps: ['challenge', 'entry', 'vote'] },
];
