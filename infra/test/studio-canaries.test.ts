import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#contracts/prompts.ts';
import { providerRequest } from '../../backend/modules/generation/making/provider-request.ts';
import { readBrief } from '../../backend/modules/studio/brief.ts';
import { STYLES } from '../../backend/modules/studio/image/choose-style.ts';
import type { Lettering } from '../../backend/modules/studio/lettering.ts';
import { choosePalette } from '../../backend/modules/studio/palette.ts';
import { subjectOf } from '../../backend/modules/studio/subject.ts';
import { composeText } from '../../backend/modules/studio/text/index.ts';
import { MOTIONS } from '../../backend/modules/studio/video/choose-motion.ts';
import { sealedRun, withCanaries, withSwitches } from '../../backend/modules/generation/testing/sealed-fixture.ts';
import type { SoldPrompt } from '../../backend/modules/generation/testing/sealed-fixture.ts';
import { SOLD_PROMPTS } from './sold-prompts.ts';

const { signal } = new AbortController();
const STUDIO = { formOnly: true } as const;

/** A sealed prompt whose form holds no text at all: then only its title says anything. */
const bare = (category: string): SoldPrompt => ({
  name: `bare ${category}`, title: 'A quiet afternoon', category, contentType: 'image',
  template: 'Paint the first words of the recipe in gold, then the second ones in silver.', systemTemplate: 'Be very secret about all of this.', negativeTemplate: 'blur, haste, other words',
  form: { sections: [{ title: '', fields: [
    { key: 'house_style', type: 'short_text', label: 'House style', required: false, hidden: true, default: 'warm, grainy and a little sad' },
    { key: 'extra', type: 'toggle_text', label: 'More of it', required: false, insertText: 'Add a second line of the recipe below the first one.' },
  ] }] },
  samples: [{ label: 'One', inputs: {} }],
});
const PROMPTS = [...SOLD_PROMPTS, ...Object.values(CATEGORIES).flat().map(bare)].map(withCanaries);

/** Letters that keep what they were asked to draw. */
function recording(drawn: string[]): Lettering {
  const note = (text: string): string => {
    drawn.push(text);
    return text;
  };
  return {
    width: (text) => note(text).length * 10,
    line: (text) => `<text>${note(text)}</text>`,
    wrap: (text) => [note(text)],
    fit: (text, _face, size) => ({ size, lines: [note(text)] }),
  };
}

const runsOf = (prompt: SoldPrompt) => [...withSwitches({ ...prompt, samples: prompt.samples.slice(0, 1) }), ...prompt.samples.map(({ inputs }) => inputs)].map((inputs) => sealedRun(prompt, inputs));
const requestOf = (run: ReturnType<typeof sealedRun>, studio: { formOnly?: true } = STUDIO) => providerRequest(run, studio, signal);

/** Everything that Studio could paint or print for this prompt, whatever style it chose. */
function everythingMade(prompt: SoldPrompt, studio?: { formOnly?: true }): string[] {
  const drawn: string[] = [];
  const letters = recording(drawn);
  for (const run of runsOf(prompt)) {
    const request = requestOf(run, studio);
    const scene = (variant: number) => {
      const brief = readBrief(request);
      return { width: 640, height: 360, random: brief.random.fork('image0'), palette: choosePalette(brief, variant), letters, brief, variant };
    };
    for (const draw of Object.values(STYLES)) for (const variant of [0, 1, 2, 3]) drawn.push(draw(scene(variant)));
    for (const move of Object.values(MOTIONS)) for (const variant of [0, 1, 2, 3]) drawn.push(JSON.stringify(move(scene(variant))));
    const { what, where } = subjectOf(readBrief(request));
    drawn.push(what, where, composeText({ ...request, length: 120 }), composeText({ ...request, length: 900 }));
  }
  return drawn;
}

const canariesIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.match(/zq\w{0,12}/gi) ?? []))];

describe('of a sealed prompt the built-in provider', () => {
  it.each(PROMPTS)('paints and prints no word that only the author reads: $name', (prompt) => {
    expect(canariesIn(everythingMade(prompt))).toEqual([]);
  });

  it('is told the title, the category, the values of visible fields, the seed and nothing else', () => {
    for (const prompt of PROMPTS) {
      for (const run of runsOf(prompt)) {
        const { prompt: said, system, negative, subject, model, seed, idempotencyKey, signal: _signal, ...more } = requestOf(run);
        expect([said, system, negative, model, seed, idempotencyKey, more]).toEqual([prompt.title, null, null, 'studio', 7, 'run-0', {}]);
        expect(Object.keys(subject).sort()).toEqual(['category', 'title', 'values']);
        expect(canariesIn([JSON.stringify(subject)])).toEqual([]);
      }
    }
  });

  it('finds the canary when Studio draws the template', () => {
    expect(canariesIn(everythingMade(PROMPTS.at(-1)!, {})).length).toBeGreaterThan(0);
  });
});
