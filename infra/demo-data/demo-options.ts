/** How much demo data to make and of which kinds. The same options fill the same rows. */
export interface DemoOptions {
  prompts: number;
  runs: number;
  /** Number of people. The first three of four, among them the creators, joined when the shop opened; the others joined within the last year. */
  people: number;
  messages: number;
  /** Number of journey events over a year, inserted in bulk; 0 for none. */
  events: number;
  seed: number;
  /** Everything happens within this many days, so the shop is that old. */
  days: number;
  /** The latest time of any row. */
  until: Date;
}

/** Age of the shop in days when the options name none. */
export const MOST_DAYS = 800;
const DAY_MS = 86_400_000;

/** How many people joined when the shop opened. */
export const establishedOf = ({ people }: Pick<DemoOptions, 'people'>): number => Math.ceil(people * 0.75);

/** Options with what follows from the size: twenty prompts to a person, twenty messages each; time ends at the last midnight (UTC). */
export function demoOptions(asked: Partial<DemoOptions> & Pick<DemoOptions, 'prompts' | 'runs'>, now: Date): DemoOptions {
  const people = asked.people ?? Math.max(20, Math.ceil(asked.prompts / 20));
  const until = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return { seed: 1, days: MOST_DAYS, messages: 20 * people, events: 0, until, ...asked, people };
}
