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

/** A sealed prompt without any text in its form, of which Studio may know the title alone. */
const bare = (category: string): SoldPrompt => ({
  name: `bare ${category}`, title: 'A quiet afternoon', category, contentType: 'image',
  template: 'Paint the first words of the recipe in gold, then the second ones in silver.', systemTemplate: 'Be very secret about all of this.', negativeTemplate: 'blur, haste, other words',
  form: { sections: [{ title: '', fields: [
    { key: 'house_style', type: 'short_text', label: 'House style', required: false, hidden: true, default: 'warm, grainy and a little sad' },
    { key: 'extra', type: 'toggle_text', label: 'More of it', required: false, insertText: 'Add a second line of the recipe below the first one.' },
  ] }] },
  samples: [{ label: 'One', inputs: {} }],
});
/** Every prompt that can be sold, with a canary (a recognizable word) in every text that only the author may read. */
export const CANARY_PROMPTS = [...SOLD_PROMPTS, ...Object.values(CATEGORIES).flat().map(bare)].map(withCanaries);

/** Lettering for Studio's pictures that records every text that it is asked to draw. */
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

/** Returns runs of a sealed prompt: one with each switch on, and one for each sample. */
export const runsOf = (prompt: SoldPrompt) => [...withSwitches({ ...prompt, samples: prompt.samples.slice(0, 1) }), ...prompt.samples.map(({ inputs }) => inputs)].map((inputs) => sealedRun(prompt, inputs));
/** Returns the request that Studio receives for a run of a sealed prompt. */
export const requestOf = (run: ReturnType<typeof sealedRun>, studio: { formOnly?: true } = STUDIO) => providerRequest(run, studio, signal);

/** Returns the variants in which Studio draws a style or motion, by its position in the list. */
export type VariantsOf = (at: number) => readonly number[];
export const ALL_VARIANTS: VariantsOf = () => [0, 1, 2, 3];

/** Returns every text that Studio could draw or print for a prompt, in all styles. `variantsOf` receives the position of the style or motion. */
export function everythingMade(prompt: SoldPrompt, variantsOf: VariantsOf, studio?: { formOnly?: true }): string[] {
  const drawn: string[] = [];
  const letters = recording(drawn);
  for (const run of runsOf(prompt)) {
    const request = requestOf(run, studio);
    const scene = (variant: number) => {
      const brief = readBrief(request);
      return { width: 640, height: 360, random: brief.random.fork('image0'), palette: choosePalette(brief, variant), letters, brief, variant };
    };
    Object.values(STYLES).forEach((draw, at) => variantsOf(at).forEach((variant) => drawn.push(draw(scene(variant)))));
    Object.values(MOTIONS).forEach((move, at) => variantsOf(at).forEach((variant) => drawn.push(JSON.stringify(move(scene(variant))))));
    const { what, where } = subjectOf(readBrief(request));
    drawn.push(what, where, composeText({ ...request, length: 120 }), composeText({ ...request, length: 900 }));
  }
  return drawn;
}

/** Returns the canaries (recognizable words) that occur in Studio's texts, each once. */
export const canariesIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.match(/zq\w{0,12}/gi) ?? []))];
