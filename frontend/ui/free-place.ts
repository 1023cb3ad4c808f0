/** The rectangle of an element in the window, in px. */
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

/** For a floating element: distance in px between two places that are tried, and the gap in px to buttons and text that it must not cover. */
const STEP = 16;
const GAP = 8;
/** A floating element moves only when a place at least this many px nearer is free, so that it stays still while the page scrolls. */
const WORTH_MOVING = 40;
/** How many px farther away a floating element may be put when it covers no text there. */
const WORTH_READING = 400;
/** The same in px beside a dialog, so that a toast of 420 px leaves a drawer at the window's edge for the dimmed page beside it. */
export const WORTH_LEAVING = 640;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP && b.left < a.left + a.width + GAP && a.top < b.top + b.height + GAP && b.top < a.top + a.height + GAP;

const within = (room: Box, box: Box): boolean =>
  box.left >= room.left && box.top >= room.top && box.left + box.width <= room.left + room.width && box.top + box.height <= room.top + room.height;

/**
 * Returns the place nearest to `wanted` where a floating element of this size stays inside `room` and covers no taken box; null for none. It
 * keeps a free `current` place unless a much nearer one is free.
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

/** Returns a free place for a floating element like `freePlace`, but prefers one that covers no text. When no such place is near, text may be covered. */
export function quietPlace(size: Pick<Box, 'width' | 'height'>, room: Box, taken: readonly Box[], texts: readonly Box[], wanted: Place, current: Place | null = null, worth = WORTH_READING): Place | null {
  const near = freePlace(size, room, taken, wanted, current);
  return near && (freePlace(size, around(near, size, room, worth), [...taken, ...texts], wanted, current) ?? near);
}

/** Returns the part of the room in which a floating element is at most `worth` px from this place, horizontally and vertically. */
function around({ left, top }: Place, { width, height }: Pick<Box, 'width' | 'height'>, room: Box, worth: number): Box {
  const [l, t] = [Math.max(room.left, left - worth), Math.max(room.top, top - worth)];
  return { left: l, top: t, width: Math.min(room.left + room.width, left + width + worth) - l, height: Math.min(room.top + room.height, top + height + worth) - t };
}

/** Elements that a floating element may not cover: buttons, links, fields, prices, and other floating elements. */
const TAKEN = 'button, a[href], input, textarea, select, summary, label, [role=button], [role=radio], [role=slider], [role=tab], [role=combobox], [contenteditable=true], [data-price], [data-keep-clear]';
/** Videos of the page that the reader plays. Pictures that open large are buttons. In a dialog both only count as pictures. */
const PLAYER = 'main video[controls]';
/** Other elements in front of dialogs. */
const FRONT = '[data-toaster] li, [data-achievements] [data-on]';
const HEADINGS = 'h1, h2, h3';
/** Drawings of figures. A floating element over a bar or a line makes the reader miss it. */
const CHART = '[data-chart]';
/** Pictures of this size in px in a dialog are what the reader looks at, so a floating element keeps off them where it can. */
const LARGE_PX = 96;
/** Bars at the lower edge of the window, which the page scrolls behind. */
const BAR = '[data-page-bar]';

const modals = (): Element[] => [...document.querySelectorAll('[aria-modal=true][data-state=open]')];

/** Returns the open dialog, sheet or window in front of the page; null without one. */
export const openDialog = (): Element | null => modals().at(-1) ?? null;

/** Whether the open dialog dims an element. The user cannot press it then, so an element in front of the dialog may cover it. */
function isDimmed(element: Element, dialog: Element): boolean {
  return element.closest('#root') !== null || modals().some((other) => other !== dialog && other.contains(element));
}

/**
 * Returns the boxes in the window that a floating element must not cover, without those inside the element itself (`own`). For an element in
 * front of the open `dialog`, what the dialog dims is left out.
 */
export function takenBoxes(own: Element, dialog: Element | null = null): Box[] {
  const clear = (element: Element): boolean => !dialog || !isDimmed(element, dialog);
  // A heading's box is as wide as the page, so only its words count as taken. A heading for screen readers is 1 px wide and does not count.
  const headings = [...document.querySelectorAll(HEADINGS)].filter((heading) => heading.getBoundingClientRect().width > 1 && clear(heading));
  return [...boxesOf([...document.querySelectorAll(`${TAKEN}, ${dialog ? FRONT : PLAYER}`)].filter(clear), own, (element) => element.getBoundingClientRect()), ...boxesOf(headings, own, wordsOf)];
}

/**
 * Returns the boxes of the page's lines of text in the window, or of those in the open `dialog`, which a floating element should not cover. Text
 * of buttons and links is left out, because those count as taken.
 */
export function textBoxes(dialog: Element | null = null): Box[] {
  const page = dialog ?? document.querySelector('main');
  if (!page) return [];
  const words = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => (node instanceof Element && (node.matches(TAKEN) || isAway(node)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  const bars = barsOf();
  const lines: Box[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim() || !node.parentElement) continue;
    const range = document.createRange();
    range.selectNode(node);
    // A range also measures words hidden by an ellipsis or shown only to screen readers, so its lines are cut to the element.
    const frame = node.parentElement.getBoundingClientRect();
    const behind = node.parentElement.closest(BAR) ? [] : bars;
    lines.push(...[...range.getClientRects()].map((line) => aboveBars(shared(line, frame), behind)));
  }
  return lines.filter(isInWindow);
}

/** Returns the boxes of the charts in the window, or of those in the open `dialog`, which a floating element should not cover. */
export const chartBoxes = (own: Element, dialog: Element | null = null): Box[] => boxesOf([...(dialog ?? document).querySelectorAll(CHART)], own, (element) => element.getBoundingClientRect());

/** Whether an element is outside of the window. One without a size of its own is not, because its contents may be in the window. */
function isAway(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && !isInWindow(box);
}

/** Returns the boxes of the large pictures in the open dialog, which a floating element should not cover. */
export const pictureBoxes = (dialog: Element): Box[] =>
  boxesOf([...dialog.querySelectorAll('img, video, canvas')], null, (element) => element.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) >= LARGE_PX);

function shared(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return { left, top, width: Math.min(a.left + a.width, b.left + b.width) - left, height: Math.min(a.top + a.height, b.top + b.height) - top };
}

const isInWindow = ({ left, top, width, height }: Box): boolean => width > 1 && height > 1 && left < window.innerWidth && top < window.innerHeight && left + width > 0 && top + height > 0;

/** Whether an element is visible. Buttons that a card shows only on hover may be covered while they are hidden, as may a toast that waits. */
const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function boxesOf(elements: readonly Element[], own: Element | null, measured: (element: Element) => Box): Box[] {
  const bars = barsOf();
  const seen = (element: Element): Box => aboveBars(measured(element), element.closest(BAR) ? [] : bars);
  return elements.filter((element) => !own?.contains(element) && isShown(element)).map(seen).filter(isInWindow).map(({ left, top, width, height }) => ({ left, top, width, height }));
}

const barsOf = (): Box[] => [...document.querySelectorAll(BAR)].map((bar) => bar.getBoundingClientRect()).filter(isInWindow);

/** The part of a box that no bar hides: what lies behind a bar cannot be covered again. */
const aboveBars = (box: Box, bars: readonly Box[]): Box =>
  bars.reduce((part, bar) => ({ left: part.left, top: part.top, width: part.width, height: part.top + part.height > bar.top && part.top < bar.top + bar.height ? Math.max(0, bar.top - part.top) : part.height }), box);

function wordsOf(element: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  // A range also measures words hidden by an ellipsis, so its width is cut to the element.
  const left = Math.max(words.left, box.left);
  return { left, top: words.top, width: Math.min(words.left + words.width, box.left + box.width) - left, height: words.height };
}
