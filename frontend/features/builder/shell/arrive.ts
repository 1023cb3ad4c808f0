import { placeId } from '../draft-store.ts';
import type { Step } from './steps.ts';

const PATIENCE_FRAMES = 120;

/** DOM id of the draft's name in the head of the builder. */
export const HEAD_ID = 'draft-name';

const find = (place: Step | 'head' | 'title'): HTMLElement | null => {
  if (place === 'title' || place === 'head') return document.getElementById(place === 'head' ? HEAD_ID : placeId(['title']));
  return document.querySelector(`[data-place=${place}] h2`);
};

/** Focuses the beginning of a builder's step after it is rendered. The button that led there is at the end of the page or gone. */
export function arriveAt(place: Step | 'head' | 'title'): void {
  let frames = 0;
  requestAnimationFrame(function look() {
    const element = find(place);
    if (element && element.getClientRects().length > 0) element.focus({ preventScroll: true });
    else if ((frames += 1) < PATIENCE_FRAMES) requestAnimationFrame(look);
  });
}
