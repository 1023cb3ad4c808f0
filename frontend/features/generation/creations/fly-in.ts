import { wantsStillness } from '#ui/theme/theme.ts';

/** How long in ms the position of a card of "Making now" is remembered after it disappears. */
const REMEMBERED_MS = 4_000;
const FLIGHT_MS = 450;

const left = new Map<string, { box: DOMRect; at: number }>();

/** A ref for a card of "Making now", which remembers its position when it disappears. */
export const departure = (id: string) => (card: HTMLElement | null): (() => void) | undefined => (card ? () => void left.set(id, { box: card.getBoundingClientRect(), at: performance.now() }) : undefined);

/** A ref for a creation: a finished run moves from its card of "Making now" to its place in the list. */
export const arrival = (id: string) => (card: HTMLElement | null): void => {
  if (!card) return;
  const stood = left.get(id);
  left.delete(id);
  if (!stood || performance.now() - stood.at > REMEMBERED_MS || wantsStillness()) return;
  const to = card.getBoundingClientRect();
  const start = `translate(${stood.box.left - to.left}px, ${stood.box.top - to.top}px) scale(${stood.box.width / to.width})`;
  card.animate([{ transform: start, transformOrigin: '0 0', opacity: 0.4, zIndex: 1 }, { transform: 'none', transformOrigin: '0 0', opacity: 1, zIndex: 1 }], { duration: FLIGHT_MS, easing: 'cubic-bezier(.2, .8, .2, 1)' });
};
