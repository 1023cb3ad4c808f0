import { creature, lookOf, namedSpecies } from '../motifs/creature.ts';
import { person } from '../motifs/person.ts';
import { ellipse, group } from '../svg.ts';
import { layer, loop, sheet, type Layer, type MakeMotion, type Placement } from './motion.ts';
import { placeOf, placePicture } from './places.ts';
import { skyOf, weatherOf } from './weathers.ts';

/** Draws the figure in a clip: the animal that the words name, or a person when they speak of one; null when they name neither. */
export function figureOf({ brief, palette }: Parameters<MakeMotion>[0], tall: number): Layer | null {
  const species = namedSpecies(brief);
  const s = tall / 270;
  if (species) return layer(ellipse(0, 0, 62 * s, 9 * s, '#000000', 'opacity="0.3"') + group(creature(species, lookOf(species, palette.accent2)), `scale(${s})`), 125 * s, 312 * s, 125 * s, 14 * s);
  if (!brief.mentions('man\\b', 'woman', 'person', 'people', 'girl', 'boy', 'child', 'caretaker', 'someone', 'figure', 'dancer', 'worker', 'old lady', 'traveller')) return null;
  return layer(ellipse(0, 0, tall * 0.2, tall * 0.03, '#000000', 'opacity="0.3"') + person(0, 0, tall * 0.9, palette, palette.accent), tall * 0.4, tall * 1.05, tall * 0.4, tall * 0.06);
}

/** A clip of an ordinary place in which the named weather happens; rain when the words name none. */
export const placeWeather: MakeMotion = (scene) => {
  const { width: w, height: h, brief } = scene;
  const m = Math.min(w, h);
  const floor = h * 0.78;
  const sky = skyOf(weatherOf(brief) ?? 'rain', scene, floor);
  const figure = figureOf(scene, m * 0.42);
  const layers: Record<string, Layer> = { place: sheet(placePicture(placeOf(brief), scene, floor), w, h), ...sky.layers, ...(figure ? { figure } : {}) };
  const at = (t: number): Placement[] => [
    ...(figure ? [{ layer: 'figure', x: w * 0.5 + Math.sin(loop(t)) * m * 0.02, y: floor + m * 0.13, rotate: Math.sin(loop(t, 2)) * 0.02 }] : []),
    ...sky.at(t),
  ];
  return { ground: 'place', layers, at, posterAt: 1.6 };
};
