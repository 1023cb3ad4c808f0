import { parseArgs } from 'node:util';
import { createStudio } from '../backend/modules/studio/index.ts';
import { pictureVariety } from '../backend/modules/studio/testing/picture-variety.ts';
import { inputsByStarter, starterCases } from '../backend/modules/studio/testing/starter-cases.ts';
import { textVariety } from '../backend/modules/studio/testing/text-variety.ts';

/* `npm run bench:studio [-- --seeds 7,8 | 1..30] [--texts 24]` prints for each saved input of each starter prompt how different Studio's four
   pictures are, and how much its texts have in common. Picture distances are bits of 64: least and middle of the six pairs of every seed. */
const { values } = parseArgs({ options: { seeds: { type: 'string', default: '7' }, texts: { type: 'string', default: '24' } } });
const [first, last] = values.seeds.split('..').map(Number);
const seeds = last === undefined ? values.seeds.split(',').map(Number) : Array.from({ length: last - first! + 1 }, (_, i) => first! + i);
const texts = Number(values.texts);
const studio = createStudio({ ffmpegPath: () => null });
const spread = (bits: readonly number[]): string => {
  const sorted = [...bits].sort((a, b) => a - b);
  return `${String(sorted[0]).padStart(4)} ${String(sorted[sorted.length >> 1]).padStart(6)}`;
};

console.log(`${'four pictures of one run'.padEnd(62)}pHash  least middle | dHash  least middle`);
for (const starter of starterCases('image')) {
  const runs = [];
  for (const seed of seeds) runs.push(await pictureVariety(studio, starter, seed));
  console.log(`${starter.name.padEnd(62)}       ${spread(runs.flatMap(({ cosine }) => cosine))} |       ${spread(runs.flatMap(({ difference }) => difference))}`);
}
const percent = (share: number): string => `${(share * 100).toFixed(0).padStart(3)} %`;
const textSeeds = Array.from({ length: texts }, (_, i) => seeds[0]! + i);
console.log(`\n${`${texts} texts of each saved input`.padEnd(40)}asked   off by | same inputs: mean  max | other inputs: mean  max   (three-word runs in common)`);
for (const [slug, inputs] of inputsByStarter('text')) {
  const { asked, off, seeds: same, inputs: other } = textVariety(inputs, textSeeds);
  console.log(`${slug.padEnd(40)}${String(asked).padStart(5)}  ${(off * 100).toFixed(1).padStart(5)} % |            ${percent(same.mean)} ${percent(same.max)} |             ${percent(other.mean)} ${percent(other.max)}`);
}
