import { parseArgs } from 'node:util';
import { createStudio } from '../backend/modules/generation/providers/studio/index.ts';
import { pictureVariety } from '../backend/modules/generation/testing/variety/picture-variety.ts';
import { starterCases } from '../backend/modules/generation/testing/variety/starter-cases.ts';
import { textVariety } from '../backend/modules/generation/testing/variety/text-variety.ts';

/*
 * `npm run bench:studio [-- --seeds 7,8]` prints how far apart Studio's four pictures and four texts are, for each saved input of
 * each starter prompt. Distances of pictures are bits of 64, least and middle of the six pairs (and of all seeds).
 */
const { values } = parseArgs({ options: { seeds: { type: 'string', default: '7' } } });
const seeds = values.seeds.split(',').map(Number);
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
console.log(`\n${'four texts'.padEnd(62)}asked  words                off by  shared`);
for (const starter of starterCases('text')) {
  const { asked, words, off, shared } = textVariety(starter, seeds[0]!);
  console.log(`${starter.name.padEnd(62)}${String(asked).padStart(5)}  ${words.join(' ').padEnd(20)} ${(off * 100).toFixed(1).padStart(5)} %  ${(shared * 100).toFixed(0).padStart(4)} %`);
}
