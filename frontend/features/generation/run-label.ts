import type { Generation } from '#contracts/generation.ts';

type Named = Pick<Generation, 'name' | 'title'>;

/** Returns the name of a run on every screen: made from its inputs, else its title, else "Untitled". */
export const runLabel = ({ name, title }: Named): string => name ?? (title || 'Untitled');

/** Returns the title below the name of a run; null when the name is the title already. */
export const runSubtitle = ({ name, title }: Named): string | null => (name == null || title === '' ? null : title);

/** Returns name and title of a run in one line, for screen readers. */
export const fullRunLabel = (run: Named): string => [runSubtitle(run), runLabel(run)].filter(Boolean).join(': ');

/**
 * Groups runs for cards: the newest run of each prompt and name, with the number of runs that would look the same. `runs` are newest first;
 * it returns at most `most` groups.
 */
export function distinctRuns<R extends Pick<Generation, 'id' | 'name' | 'title' | 'prompt'>>(runs: readonly R[], most: number): { run: R; times: number }[] {
  const groups = new Map<string, { run: R; times: number }>();
  for (const run of runs) {
    const key = `${run.prompt?.id ?? ''}\n${runLabel(run)}`;
    const known = groups.get(key);
    if (known) known.times += 1;
    else groups.set(key, { run, times: 1 });
  }
  return [...groups.values()].slice(0, most);
}
