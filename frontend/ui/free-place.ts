/** A rectangle in the window, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
}

/** How finely places are looked for, and the air between what floats and what it must not cover, in px. */
const STEP = 16;
const GAP = 8;
/** What floats stays where it is unless this many px nearer are free: it must not dance while the page scrolls. */
const WORTH_MOVING = 40;
/** So many px farther away is a place worth that leaves the page's text readable as well. */
const WORTH_READING = 400;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP && b.left < a.left + a.width + GAP && a.top < b.top + b.height + GAP && b.top < a.top + a.height + GAP;

const within = (room: Box, box: Box): boolean =>
  box.left >= room.left && box.top >= room.top && box.left + box.width <= room.left + room.width && box.top + box.height <= room.top + room.height;

/**
 * The place nearest to `wanted` where a box of this size covers nothing that is taken, and stays inside `room`. A `current` place that is
 * still free is kept unless a much nearer one is. Null when there is none.
 */
export function freePlace(size: Pick<Box, 'width' | 'height'>, room: Box, taken: readonly Box[], wanted: Place, current: Place | null = null): Place | null {
  const near = taken.filter((box) => overlaps({ ...room }, box));
  const free = (place: Place): boolean => {
    const box = { ...place, ...size };
    return within(room, box) && !near.some((other) => overlaps(box, other));
  };
  const far = ({ left, top }: Place): number => Math.abs(left - wanted.left) + Math.abs(top - wanted.top);
  let best: Place | null = free(wanted) ? wanted : null;
  for (let top = room.top; best === null || far(best) > 0; top += STEP) {
    if (top + size.height > room.top + room.height) break;
    for (let left = room.left; left + size.width <= room.left + room.width; left += STEP) {
      const place = { left, top };
      if ((best === null || far(place) < far(best)) && free(place)) best = place;
    }
  }
  return current && best && free(current) && far(current) - far(best) < WORTH_MOVING ? current : best;
}

/** The same, but for a place in reach that covers no text either: text may be covered where no such place is near. */
export function quietPlace(size: Pick<Box, 'width' | 'height'>, room: Box, taken: readonly Box[], texts: readonly Box[], wanted: Place, current: Place | null = null): Place | null {
  const near = freePlace(size, room, taken, wanted, current);
  return near && (freePlace(size, around(near, size, room), [...taken, ...texts], wanted, current) ?? near);
}

/** The part of the room in which a box is at most `WORTH_READING` px away from this place on either axis. */
function around({ left, top }: Place, { width, height }: Pick<Box, 'width' | 'height'>, room: Box): Box {
  const [l, t] = [Math.max(room.left, left - WORTH_READING), Math.max(room.top, top - WORTH_READING)];
  return { left: l, top: t, width: Math.min(room.left + room.width, left + width + WORTH_READING) - l, height: Math.min(room.top + room.height, top + height + WORTH_READING) - t };
}

/** What nothing that floats may cover: buttons, links, fields and prices; and other things that float. */
const TAKEN = 'button, a[href], input, textarea, select, summary, label, [role=button], [role=radio], [role=slider], [role=tab], [role=combobox], [contenteditable=true], [data-price], [data-keep-clear]';
const HEADINGS = 'h1, h2, h3';

/** Rows of a grid name what they show in bold. */
const TEXTS = ['p', 'dt', 'dd', 'td', 'time', '[role=rowheader] strong', '[role=rowheader] strong ~ span', '[role=gridcell]'].map((text) => `main ${text}`).join(', ');

/** The boxes in the window that must stay uncovered; those inside of `own` do not count. */
export function takenBoxes(own: Element): Box[] {
  // A heading's box is as wide as the page: its words are what must stay readable. One that only screen readers hear is 1 px wide.
  const headings = [...document.querySelectorAll(HEADINGS)].filter((heading) => heading.getBoundingClientRect().width > 1);
  return [...boxesOf([...document.querySelectorAll(TAKEN)], own, (element) => element.getBoundingClientRect()), ...boxesOf(headings, own, wordsOf)];
}

/** The words in the window that should stay readable. */
export const textBoxes = (own: Element): Box[] => boxesOf([...document.querySelectorAll(TEXTS)], own, wordsOf);

const boxesOf = (elements: readonly Element[], own: Element, measured: (element: Element) => Box): Box[] =>
  elements.filter((element) => !own.contains(element)).map(measured)
    .filter(({ left, top, width, height }) => width > 1 && height > 1 && left < window.innerWidth && top < window.innerHeight && left + width > 0 && top + height > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }));

function wordsOf(element: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  // A range measures the words behind an ellipsis too.
  const left = Math.max(words.left, box.left);
  return { left, top: words.top, width: Math.min(words.left + words.width, box.left + box.width) - left, height: words.height };
}
