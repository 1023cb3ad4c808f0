/** How much, and which: the same options fill the same rows. */
export interface DemoOptions {
  prompts: number;
  runs: number;
  /** People. The first three of four were there from the beginning, creators among them; the others joined within the last year. */
  people: number;
  messages: number;
  /** Events of journeys over a year, by the bulk path; 0 for none. */
  events: number;
  seed: number;
  /** All of it happens within so many days; the shop is then so old. */
  days: number;
  /** Latest moment of anything that happened. */
  until: Date;
}

/** How old the shop is where no days are asked for. */
export const MOST_DAYS = 800;
const DAY_MS = 86_400_000;

/** How many people were there from the beginning. */
export const establishedOf = ({ people }: Pick<DemoOptions, 'people'>): number => Math.ceil(people * 0.75);

/** Options with what follows from the size: twenty prompts to a person, twenty messages each; time ends at the last midnight (UTC). */
export function demoOptions(asked: Partial<DemoOptions> & Pick<DemoOptions, 'prompts' | 'runs'>, now: Date): DemoOptions {
  const people = asked.people ?? Math.max(20, Math.ceil(asked.prompts / 20));
  const until = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return { seed: 1, days: MOST_DAYS, messages: 20 * people, events: 0, until, ...asked, people };
}
