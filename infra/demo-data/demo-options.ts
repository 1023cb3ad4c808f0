/** How much, and which: the same options fill the same rows. */
export interface DemoOptions {
  prompts: number;
  runs: number;
  /** People; creators are among them. */
  people: number;
  messages: number;
  /** Events of journeys over a year, by the bulk path; 0 for none. */
  events: number;
  seed: number;
  /** Latest moment of anything that happened. */
  until: Date;
}

const DAY_MS = 86_400_000;

/** Options with what follows from the size: twenty prompts to a person, twenty messages each; time ends at the last midnight (UTC). */
export function demoOptions(asked: Partial<DemoOptions> & Pick<DemoOptions, 'prompts' | 'runs'>, now: Date): DemoOptions {
  const people = asked.people ?? Math.max(20, Math.ceil(asked.prompts / 20));
  const until = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return { seed: 1, messages: 20 * people, events: 0, until, ...asked, people };
}
