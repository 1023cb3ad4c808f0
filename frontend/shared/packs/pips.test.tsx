import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Steps } from './pips.tsx';

/** Returns the state of each bar of a pack's progress: filled, half filled or empty. */
function barsOf(done: number): (string | null)[] {
  document.body.innerHTML = renderToStaticMarkup(<Steps of={3} done={done} label="Your progress" />);
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe(String(done));
  return [...document.querySelectorAll('[role=progressbar] i')].map((bar) => bar.getAttribute('data-step'));
}

it('leaves every bar of a pack empty until the reader has done one of its prompts', () => expect(barsOf(0)).toEqual(['later', 'later', 'later']));

it('fills a bar for each prompt that the reader has done, and half of the next one', () => {
  expect(barsOf(1)).toEqual(['done', 'now', 'later']);
  expect(barsOf(3)).toEqual(['done', 'done', 'done']);
});
