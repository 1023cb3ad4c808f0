/** The amount and kinds of demo data to make. The same options fill the same rows. */
export interface DemoOptions {
  prompts: number;
  runs: number;
  /** Number of demo people. Three of four, among them the creators, joined when the shop opened; the others joined within the last year. */
  people: number;
  messages: number;
  /** Number of journey events over a year of demo data, inserted in bulk; 0 for none. */
  events: number;
  seed: number;
  /** Age of the demo shop in days: all rows have times within them. */
  days: number;
  /** The latest time that any row of the demo data has. */
  until: Date;
}

/** Age of the demo shop in days when the options name none. */
export const MOST_DAYS = 800;
const DAY_MS = 86_400_000;

/** Returns how many demo people joined when the shop opened. */
export const establishedOf = ({ people }: Pick<DemoOptions, 'people'>): number => Math.ceil(people * 0.75);

/** Completes the options of demo data: one person for twenty prompts, twenty messages for each person, and the last midnight (UTC) as the latest time. */
export function demoOptions(asked: Partial<DemoOptions> & Pick<DemoOptions, 'prompts' | 'runs'>, now: Date): DemoOptions {
  const people = asked.people ?? Math.max(20, Math.ceil(asked.prompts / 20));
  const until = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return { seed: 1, days: MOST_DAYS, messages: 20 * people, events: 0, until, ...asked, people };
}
