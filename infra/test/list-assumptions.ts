import { assumptionsByPart, findAssumptions, partOf } from './assumptions.ts';
import { repository } from './repository.ts';

// `npm run assumptions` prints how many unchecked assumptions (`!`, casts, any) each part's code makes; with a part, such as `npm run assumptions
// backend/kernel`, it prints each place.
const files = repository('');
const [part] = process.argv.slice(2);
if (part === undefined) console.table(Object.fromEntries(assumptionsByPart(files)));
else {
  const asked = [...files].filter(([path]) => /\.tsx?$/.test(path) && partOf(path).startsWith(part));
  for (const [path, text] of asked) for (const { kind, place } of findAssumptions(path, text)) console.log(kind, place);
}
