import { wantsStillness } from '#ui/theme/theme.ts';

/** How long in ms the position of a running run's card is remembered after the run has ended. */
const REMEMBERED_MS = 4_000;
const FLIGHT_MS = 450;

const left = new Map<string, { box: DOMRect; at: number }>();

/** Returns a ref for the card of a running run. It remembers the card's position when the run ends and the card disappears. */
export const departure = (id: string) => (card: HTMLElement | null): (() => void) | undefined => (card ? () => void left.set(id, { box: card.getBoundingClientRect(), at: performance.now() }) : undefined);

/** Returns a ref for the card of a creation. A just finished run moves from the place of its old card to its place among the creations. */
export const arrival = (id: string) => (card: HTMLElement | null): void => {
  if (!card) return;
  const stood = left.get(id);
  left.delete(id);
  if (!stood || performance.now() - stood.at > REMEMBERED_MS || wantsStillness()) return;
  const to = card.getBoundingClientRect();
  const start = `translate(${stood.box.left - to.left}px, ${stood.box.top - to.top}px) scale(${stood.box.width / to.width})`;
  card.animate([{ transform: start, transformOrigin: '0 0', opacity: 0.4, zIndex: 1 }, { transform: 'none', transformOrigin: '0 0', opacity: 1, zIndex: 1 }], { duration: FLIGHT_MS, easing: 'cubic-bezier(.2, .8, .2, 1)' });
};
