import { describe, expect, it } from 'vitest';
import { freePlace, quietPlace, WORTH_LEAVING } from './free-place.ts';
import type { Box } from './free-place.ts';

const room: Box = { left: 64, top: 72, width: 1200, height: 632 };
const size = { width: 400, height: 112 };
const corner = { left: 864, top: 592 };
const covers = (place: { left: number; top: number }, box: Box): boolean =>
  place.left < box.left + box.width && box.left < place.left + size.width && place.top < box.top + box.height && box.top < place.top + size.height;

describe('a free place', () => {
  it('a floating element is put at the wanted place when nothing is there', () => expect(freePlace(size, room, [{ left: 100, top: 100, width: 50, height: 50 }], corner)).toEqual(corner));

  it('a floating element covers no taken box, and is put as near to the wanted place as possible', () => {
    const button = { left: 880, top: 580, width: 350, height: 48 };
    const place = freePlace(size, room, [button], corner)!;
    expect(covers(place, button)).toBe(false);
    expect(Math.abs(place.left - corner.left) + Math.abs(place.top - corner.top)).toBeLessThan(160);
  });

  it('a floating element has no place when every place would cover a taken box', () => {
    const rows = Array.from({ length: 8 }, (_, row) => ({ left: 64, top: 72 + row * 80, width: 1200, height: 40 }));
    expect(freePlace(size, room, rows, corner)).toBeNull();
    expect(freePlace({ width: 1300, height: 20 }, room, [], corner)).toBeNull();
  });

  it('a floating element keeps its free place while other free places are little nearer, and moves when a much nearer place is free', () => {
    const near = { left: corner.left, top: corner.top - 32 };
    const away = { left: 100, top: 100 };
    expect(freePlace(size, room, [], corner, near)).toEqual(near);
    expect(freePlace(size, room, [], corner, away)).toEqual(corner);
    expect(freePlace(size, room, [{ left: 900, top: 560, width: 40, height: 20 }], corner, near)).not.toEqual(near);
  });
});

describe('a place that leaves text readable', () => {
  const line = { left: 880, top: 620, width: 350, height: 24 };

  it('a floating element is put where it leaves text readable when such a place is near', () => {
    const place = quietPlace(size, room, [], [line], corner)!;
    expect(covers(place, line)).toBe(false);
  });

  it('a floating element finds a place beyond a paragraph that fills half a phone', () => {
    const paragraph = { ...room, top: 320, height: 400 };
    expect(covers(quietPlace(size, room, [], [paragraph], corner)!, paragraph)).toBe(false);
  });

  it('a toast leaves a drawer full of text for the dimmed page beside it', () => {
    const drawer = { left: 784, top: 72, width: 480, height: 632 };
    expect(covers(quietPlace(size, room, [], [drawer], corner, null, WORTH_LEAVING)!, drawer)).toBe(false);
  });

  it('a floating element covers text when text is everywhere, but never covers buttons', () => {
    const page = { ...room, height: 420 };
    expect(quietPlace(size, room, [], [page, { ...room, top: 600, height: 200 }], corner)).toEqual(corner);
    expect(covers(quietPlace(size, room, [line], [room], corner)!, line)).toBe(false);
  });
});
