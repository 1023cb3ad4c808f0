import type { Brief } from '../brief.ts';
import { lighter } from '../color.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, group, n, path, rect, spark } from '../svg.ts';

const SPECIES = ['rabbit', 'fox', 'bear', 'cat', 'owl', 'robot', 'ghost', 'frog', 'mouse', 'penguin'] as const;
export type Species = (typeof SPECIES)[number] | 'envelope';

const ALIASES: readonly (readonly [RegExp, Species])[] = [
  [/rabbit|bunny|hare/, 'rabbit'], [/fox|wolf|dog|puppy|corgi/, 'fox'], [/bear|panda|badger|otter|beaver/, 'bear'], [/cat|kitten|tiger|lion/, 'cat'], [/owl|bird|sparrow|parrot|duck|chick/, 'owl'],
  [/robot|android|machine|automat/, 'robot'], [/ghost|spirit|blob|slime|jelly|cloud|mascot/, 'ghost'], [/frog|toad|dragon|dino|lizard|turtle/, 'frog'], [/mouse|hamster|hedgehog|squirrel/, 'mouse'], [/penguin|seal|whale/, 'penguin'],
];

const named = (text: string): Species | undefined => ALIASES.map(([words, species]) => ({ species, at: text.search(new RegExp(`\\b(?:${words.source})`)) })).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.species;
const heroOf = (brief: Brief): string => (brief.value(/^(?:subject|character|hero|mascot|who|main character)$/) ?? '').toLowerCase();

/** The animal or figure that the request names, first in the form's own field; undefined when it names none. */
export const namedSpecies = (brief: Brief): Species | undefined => named(heroOf(brief)) ?? named(brief.said);
/** The animal or figure that the request names, else one chosen by chance. */
export const speciesOf = (brief: Brief, random: Random): Species => namedSpecies(brief) ?? random.pick(SPECIES);

/** The figure of a mascot. What the subject has, such as a seal on an envelope, is no animal to draw, and a thing that Studio cannot draw is a soft figure. */
export function mascotOf(brief: Brief, random: Random): Species {
  const [noun = ''] = heroOf(brief).split(/\b(?:with|who|that|which|wearing|holding|carrying)\b/);
  return noun === '' ? speciesOf(brief, random) : named(noun) ?? (/\b(?:envelope|letter)\b/.test(noun) ? 'envelope' : 'ghost');
}

export interface CreatureLook {
  body: string;
  shade: string;
  inner: string;
  scarf: string;
  ink: string;
  cheek: string;
}

const COATS: Readonly<Record<Species, readonly [body: string, shade: string, inner: string]>> = {
  rabbit: ['#fbf7f0', '#e3dbd2', '#f6a9a0'], fox: ['#f08a3c', '#d06a22', '#fff3e2'], bear: ['#9a6844', '#7d5133', '#e8c79d'], cat: ['#5b6178', '#434960', '#f3b9b0'], owl: ['#b98352', '#8f6239', '#f6e3c0'],
  robot: ['#bfcbd8', '#8d9cb0', '#2b3448'], ghost: ['#62dca0', '#3fbd83', '#bff4d8'], frog: ['#79c257', '#579c3b', '#e6f5c9'], mouse: ['#c9c3cf', '#a49db0', '#f5b8c0'], penguin: ['#2f3a54', '#1f2840', '#fffaf0'], envelope: ['#f4e3c1', '#d8bf92', '#fff6e5'],
};

/** The body colours of a species, or `main` with a darker and a lighter tone of it. The scarf has the picture's accent colour. */
export const lookOf = (species: Species, scarf: string, main?: string): CreatureLook => {
  const [body, shade, inner] = main === undefined ? COATS[species] : [main, lighter(main, -0.12), lighter(main, 0.16)];
  return { body, shade, inner, scarf, ink: '#1d1a2b', cheek: '#f58f8a' };
};

export const ears = (species: Species, look: CreatureLook): string => {
  const both = (one: string): string => one + group(one, 'scale(-1 1)');
  if (species === 'rabbit') return both(group(ellipse(0, -46, 13, 48, look.body) + ellipse(0, -42, 6.5, 36, look.inner), 'translate(20 -196) rotate(8)'));
  if (species === 'fox' || species === 'cat') return both(path('M10 -222L52 -262L56 -196Z', look.body) + path('M22 -222L47 -246L49 -208Z', look.inner));
  if (species === 'bear' || species === 'mouse') { const r = species === 'mouse' ? 30 : 20; return both(circle(44, -224, r, look.body) + circle(44, -224, r * 0.58, look.inner)); }
  if (species === 'owl') return both(path('M14 -228L58 -254L56 -196Z', look.shade));
  if (species === 'robot') return rect(-2.5, -262, 5, 34, look.shade) + circle(0, -266, 9, look.scarf) + both(rect(54, -196, 12, 30, look.shade, 5));
  if (species === 'frog') return both(circle(32, -226, 22, look.body));
  if (species === 'ghost') return path('M4 -232q-6 -34 26 -44', 'none', `stroke="${look.shade}" stroke-width="6" stroke-linecap="round"`) + spark(34, -280, 19, '#ffd35c');
  return '';
};

/** Draws a creature's eyes, cheeks and mouth around (0, -180). With `open` 0 the eyes are closed. */
export function face(species: Species, look: CreatureLook, open = 1): string {
  const up = species === 'frog' ? -40 : 0;
  const eye = (x: number): string => open < 0.25
    ? path(`M${x - 8} ${-182 + up}q8 7 16 0`, 'none', `stroke="${look.ink}" stroke-width="4" stroke-linecap="round"`)
    : ellipse(x, -184 + up, 8, 9.5 * open, look.ink) + circle(x + 2.6, -188 + up, 2.8, '#fff');
  const beak = species === 'owl' || species === 'penguin' ? path('M-8 -172L8 -172L0 -157Z', '#f5a33b') : species === 'robot' ? rect(-13, -168, 26, 6, look.scarf, 3) : path('M-9 -168q4.5 7 9 0q4.5 7 9 0', 'none', `stroke="${look.ink}" stroke-width="3.4" stroke-linecap="round"`);
  const muzzle = species === 'fox' ? path('M-58 -178Q-36 -140 0 -136Q36 -140 58 -178Q30 -176 0 -158Q-30 -176 -58 -178Z', look.inner) : species === 'bear' ? ellipse(0, -164, 24, 18, look.inner) : species === 'owl' ? circle(-23, -184, 21, look.inner) + circle(23, -184, 21, look.inner) : species === 'penguin' ? ellipse(-20, -180, 22, 26, look.inner) + ellipse(20, -180, 22, 26, look.inner) + ellipse(0, -158, 30, 16, look.inner) : species === 'robot' ? rect(-44, -206, 88, 56, look.inner, 14) : '';
  const lit = species === 'robot' ? circle(-20, -184, 9 * Math.max(open, 0.2), '#7df0e4') + circle(20, -184, 9 * Math.max(open, 0.2), '#7df0e4') : eye(-22) + eye(22);
  return muzzle + lit + (species === 'robot' ? '' : circle(-40, -164, 8, look.cheek, 'opacity="0.7"') + circle(40, -164, 8, look.cheek, 'opacity="0.7"')) + beak + (species === 'bear' || species === 'fox' ? ellipse(0, -172, 7, 5, look.ink) : '');
}

/** Draws a whole creature, about 150 wide and 280 high, with its feet at (0, 0). */
export function creature(species: Species, look: CreatureLook, open = 1): string {
  if (species === 'ghost') {
    return ears(species, look) + path('M-70 -6Q-86 -120 -66 -184Q-44 -244 0 -244Q44 -244 66 -184Q86 -120 70 -6Q58 -22 46 -8Q34 6 23 -8Q11 -22 0 -8Q-11 6 -23 -8Q-34 -22 -46 -8Q-58 6 -70 -6Z', look.body)
      + path('M40 -226Q86 -170 62 -12Q58 -18 54 -14Q66 -120 30 -232Z', look.shade, 'opacity="0.5"') + face(species, look, open);
  }
  if (species === 'envelope') {
    const body = rect(-96, -166, 192, 136, look.body, 16) + path('M-90 -38L-20 -100M90 -38L20 -100', 'none', `stroke="${look.shade}" stroke-width="5" stroke-linecap="round"`) + path('M-94 -158Q0 -172 94 -158L14 -86Q0 -74 -14 -86Z', look.inner, `stroke="${look.shade}" stroke-width="5" stroke-linejoin="round"`);
    return [-34, 34].map((x) => rect(x - 9, -36, 18, 34, look.shade, 8) + ellipse(x, -3, 22, 9, look.shade)).join('') + body + group(face(species, look, open), 'translate(0 62)') + circle(0, -84, 15, look.shade);
  }
  const tail = species === 'fox' ? path('M40 -30Q112 -30 104 -96Q84 -64 46 -62Z', look.body) + path('M104 -96Q90 -76 82 -70Q98 -62 104 -96Z', look.inner) : species === 'rabbit' ? circle(52, -30, 19, look.inner === '#f6a9a0' ? '#fff' : look.inner) : species === 'cat' ? path('M46 -24q52 -6 44 -60', 'none', `stroke="${look.body}" stroke-width="14" stroke-linecap="round"`) : species === 'mouse' ? path('M46 -18q40 6 52 -30', 'none', `stroke="${look.inner}" stroke-width="6" stroke-linecap="round"`) : '';
  const torso = species === 'robot' ? rect(-46, -122, 92, 112, look.body, 18) + rect(-26, -98, 52, 40, look.inner, 8) + circle(-10, -78, 6, '#7df0e4') + circle(12, -78, 6, look.scarf) : path('M-42 -130Q-66 -70 -56 -8Q-54 0 -44 0L44 0Q54 0 56 -8Q66 -70 42 -130Z', look.body) + ellipse(0, -52, 30, 44, species === 'rabbit' ? look.shade : look.inner, `opacity="${species === 'rabbit' ? 0.4 : 0.9}"`);
  const head = species === 'robot' ? rect(-58, -232, 116, 96, look.body, 26) : ellipse(0, -180, 62, species === 'owl' ? 58 : 54, look.body);
  const arms = group(ellipse(0, 28, 13, 34, look.shade), 'translate(-46 -108) rotate(18)') + group(ellipse(0, 28, 13, 34, look.shade), 'translate(46 -108) rotate(-18)');
  const feet = ellipse(-24, -3, 20, 9, look.shade) + ellipse(24, -3, 20, 9, look.shade);
  const scarf = rect(-44, -136, 88, 20, look.scarf, 10) + path(`M18 -124l26 0l-2 ${n(46)}l-22 -4Z`, look.scarf);
  return tail + ears(species, look) + torso + arms + feet + head + face(species, look, open) + (species === 'robot' ? '' : scarf);
}
