import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { facades, MOST_CALLS } from './facades.ts';

it('finds at most 15 calls in every object that a module hands to other modules', () => {
  const paths = readdirSync('backend/modules').flatMap((module) => readdirSync(`backend/modules/${module}`).map((name) => `backend/modules/${module}/${name}`));
  const found = facades(new Map(paths.filter((path) => /\/[\w.-]+\.ts$/.test(path) && !path.includes('.test.')).map((path) => [path, readFileSync(path, 'utf8')])));
  expect(found.get('wallet: Wallet')).toBe(15);
  expect([...found].filter(([, calls]) => calls > MOST_CALLS)).toEqual([]);
});

it('counts own and inherited calls, and leaves out what is no call', () => {
  const files = new Map([
    ['backend/modules/bakery/index.ts', "import type { Oven } from './oven.ts';\nexport interface BakeryModule extends Module {\n  oven: Oven;\n  seed(): Promise<number>;\n}\n"],
    ['backend/modules/bakery/oven.ts', 'export interface Heater {\n  heat(degrees: number): void;\n}\nexport interface Oven extends Heater {\n  bake<Bread>(dough: Bread): Promise<void>;\n  clean: () => void;\n  preheat: typeof preheat;\n  racks: {\n    add(rack: Rack): void;\n  };\n  size: number;\n}\n'],
  ]);
  expect(facades(files)).toEqual(new Map([['bakery: Oven', 5]]));
});
