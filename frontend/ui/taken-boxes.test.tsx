import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chartBoxes, freePlace, takenBoxes, textBoxes } from './free-place.ts';
import type { Box } from './free-place.ts';

/** The page of this test: a phone with a heading of 250 px in a block of 351 px, and a button below it. */
const BLOCK = { left: 12, top: 88, width: 351, height: 40 };
const WORDS = { left: 12, top: 88, width: 250, height: 40 };
const BUTTON = { left: 12, top: 600, width: 351, height: 48 };
const PAGE = '<h1>What will you make?</h1><button class="hover">Quick run</button><h2 class="heard">Only for screen readers</h2><p>Some text</p><button>Start blank</button><section id="own"><h2>First Spark</h2><button>Close</button></section>';

const rect = (box: Box): DOMRect => box as DOMRect;

function boxOf(element: Element): Box {
  if (element.className === 'heard') return { left: 0, top: 300, width: 1, height: 1 };
  if (element.tagName === 'BUTTON') return BUTTON;
  return BLOCK;
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) { return !this.classList.contains('hover'); });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) { return rect(boxOf(this)); });
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(() => rect(WORDS));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('what a floating card must not cover', () => {
  const own = (): Element => document.querySelector('#own')!;

  it('a floating card may not cover words of headings and visible buttons, except its own; headings for screen readers do not count', () => {
    expect(takenBoxes(own())).toEqual([BUTTON, WORDS]);
  });

  it('a floating card should not cover visible lines of text; words of buttons are not counted as text', () => {
    document.body.innerHTML = '<main><article><span>A long title</span><button>Run</button></article></main>';
    const lines = [rect({ left: 12, top: 88, width: 900, height: 20 }), rect({ left: 12, top: 108, width: 60, height: 20 }), rect({ left: 12, top: 128, width: 60, height: 20 })];
    vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(Object.assign(lines, { item: () => null }) as unknown as DOMRectList);
    // In this test the first line ends in an ellipsis at the edge of its block, and the third line is below the block.
    expect(textBoxes()).toEqual([{ left: 12, top: 88, width: 351, height: 20 }, { left: 12, top: 108, width: 60, height: 20 }]);
  });

  it('a floating card should not cover the drawing of a chart', () => {
    document.body.innerHTML = '<main><figure><figcaption>Day by day</figcaption><div data-chart=""><svg></svg></div></figure></main><section id="own"></section>';
    expect(chartBoxes(own())).toEqual([BLOCK]);
  });

  it('the count in the head of a panel is text that a floating card should not cover', () => {
    document.body.innerHTML = '<main><section><header><span>16 of 30</span></header></section></main>';
    vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(Object.assign([rect(WORDS)], { item: () => null }) as unknown as DOMRectList);
    expect(textBoxes()).toEqual([WORDS]);
  });

  it('a floating card may cover what scrolls behind a bar at the lower edge, but not the bar’s buttons', () => {
    const boxes: Record<string, Box> = { pane: { left: 12, top: 240, width: 351, height: 480 }, send: { left: 300, top: 690, width: 44, height: 40 }, bar: { left: 0, top: 672, width: 375, height: 68 }, publish: { left: 160, top: 684, width: 130, height: 44 } };
    document.body.innerHTML = '<main><section id="pane" data-keep-clear=""><button id="send">Send</button></section><div id="bar" data-page-bar=""><button id="publish">Publish</button></div></main><section id="own"></section>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) { return rect(boxes[this.id] ?? { left: 0, top: 0, width: 0, height: 0 }); });
    expect(takenBoxes(own())).toEqual([{ ...boxes.pane, height: 432 }, boxes.publish]);
    // So the corner beside the bar's button is free.
    expect(freePlace({ width: 46, height: 46 }, { left: 12, top: 68, width: 351, height: 660 }, takenBoxes(own()), { left: 317, top: 682 })).toEqual({ left: 317, top: 682 });
  });

  it('a floating card may use the room beside the words of a heading', () => {
    const room = { left: 12, top: 68, width: 351, height: 532 };
    const card = { width: 80, height: 40 };
    expect(freePlace(card, room, takenBoxes(own()), { left: 272, top: 88 })).toEqual({ left: 272, top: 88 });
  });

  it('a floating card finds no place on a small page where it would cover the heading', () => {
    const room = { left: 12, top: 68, width: 351, height: 532 };
    expect(freePlace({ width: 351, height: 480 }, room, takenBoxes(own()), { left: 12, top: 120 })).toBeNull();
    expect(freePlace({ width: 351, height: 440 }, room, takenBoxes(own()), { left: 12, top: 150 })).toEqual({ left: 12, top: 150 });
  });
});
