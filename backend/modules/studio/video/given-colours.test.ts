import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief.ts';
import { mascotOf } from '../motifs/creature.ts';
import { requestFrames } from '../testing/clip-frame.ts';
import { starterCases } from '../testing/starter-cases.ts';

/** The share of a frame's pixels that are close to a colour, from 0 to 1. */
function shareOf(hex: string, frame: Buffer): number {
  const asked = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let close = 0;
  for (let i = 0; i < frame.length; i += 4) if (asked.every((value, at) => Math.abs(value - frame[i + at]!) < 16)) close++;
  return close / (frame.length / 4);
}

describe('clips of starter prompts', () => {
  const coloured = starterCases('video').map((each) => ({ name: each.name, request: each.request(7), colours: readBrief(each.request(7)).colours })).filter(({ colours }) => colours.size > 0);

  it.each(coloured)('shows each colour that the form gives in the clip of $name', async ({ request, colours }) => {
    const [frame] = await requestFrames(request, [2.8]);
    for (const [key, hex] of colours) expect(shareOf(hex, frame!), `${key} ${hex}`).toBeGreaterThan(0.005);
  });

  it.each([
    ['an envelope', 'A plump envelope with short legs and a round seal for a nose', 'envelope'],
    ['a soft figure for a thing that Studio cannot draw', 'A teapot with a cat on its lid', 'ghost'],
    ['the animal that the subject names', 'A sleepy fox with a letter', 'fox'],
  ])('draws as the mascot of a form %s', (_, subject, figure) => {
    const brief = readBrief({ prompt: 'A looping mascot', seed: 7, system: null, negative: null, subject: { title: null, category: 'animation', values: [{ key: 'subject', label: 'Who is it?', value: subject }] } });
    expect(mascotOf(brief, brief.random)).toBe(figure);
  });
});
