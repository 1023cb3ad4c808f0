import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { takenBoxes } from '#ui/free-place.ts';
import { AchievementCard } from './achievement-card.tsx';
import { EMPTY_LINE, nextLine } from './achievement-line.ts';

const CARD = { left: 844, top: 404, width: 420, height: 113 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('counts as taken for the job tray, which comes later and must not slip under the card', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: 0, top: 0, width: 0, height: 0, ...(this.querySelector(':scope > [data-on]') && CARD) } as DOMRect;
  });
  document.body.innerHTML = '<aside></aside><div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  const line = nextLine(EMPTY_LINE, { type: 'came', news: { emoji: '✨', title: 'First Spark', message: 'Done.', key: 'first-spark' } });
  act(() => root.render(<AchievementCard line={line} visible onClose={vi.fn()} onHold={vi.fn()} onNoRoom={vi.fn()} onWait={vi.fn()} onOpen={vi.fn()} />));
  expect(takenBoxes(document.querySelector('aside')!)).toContainEqual(CARD);
  act(() => root.unmount());
});
