import { expect, it } from 'vitest';
import { facades, MOST_CALLS, ports } from './facades.ts';
import { repository } from './repository.ts';

const FILES = repository('infra/test/facades.test.ts');
const wide = (found: ReadonlyMap<string, number>) => [...found].filter(([, calls]) => calls > MOST_CALLS);

it('every object that a module hands to other modules has at most 15 calls', () => {
  const found = facades(new Map([...FILES].filter(([path]) => /^backend\/modules\/[^/]+\/[\w.-]+\.ts$/.test(path) && !path.includes('.test.'))));
  expect(found.get('wallet: Wallet')).toBe(15);
  expect(wide(found)).toEqual([]);
});

it('every interface of a port has at most 15 calls', () => {
  const found = ports(FILES);
  expect(found.get('backend/modules/payments/ports/payment-records.port.ts: PaymentRecords')).toBe(8);
  expect(wide(found)).toEqual([]);
});

const OVEN = `
  export interface Heater {
    heat(degrees: number): void;
  }
  export interface Oven extends Heater {
    bake<Bread>(dough: Bread): Promise<void>;
    clean: () => void;
    preheat: typeof preheat;
    alarm: ((minutes: number) => void) | null;
    racks: {
      add(rack: Rack): void;
    };
    size: number;
    fan: Fan;
  }
  export interface Fan {
    turn(speed: number): void;
    stop?(): void;
  }`;

it("the check of modules' objects counts own and inherited calls, and does not count other fields", () => {
  const files = new Map([
    ['backend/modules/bakery/index.ts', "import type { Oven } from './oven.ts';\nexport interface BakeryModule extends Module {\n  oven: Oven | null;\n  seed(): Promise<number>;\n}\n"],
    ['backend/modules/bakery/oven.ts', OVEN],
  ]);
  expect(facades(files)).toEqual(new Map([['bakery: Oven', 6], ['bakery: Fan', 2]]));
});

it('the check of ports counts the calls of each interface separately', () => {
  const files = new Map([
    ['backend/modules/bakery/oven.port.ts', `${OVEN}\nexport interface Rack {\n  level: number;\n}\n`],
    ['backend/modules/bakery/ports/shop.port.ts', 'export interface Shop extends Fan {\n  sell(): void;\n}\n'],
    ['backend/modules/bakery/till.ts', 'export interface Till {\n  open(): void;\n}\n'],
  ]);
  expect(ports(files)).toEqual(
    new Map([
      ['backend/modules/bakery/oven.port.ts: Heater', 1],
      ['backend/modules/bakery/oven.port.ts: Oven', 6],
      ['backend/modules/bakery/oven.port.ts: Fan', 2],
      ['backend/modules/bakery/ports/shop.port.ts: Shop', 3],
    ]),
  );
});
