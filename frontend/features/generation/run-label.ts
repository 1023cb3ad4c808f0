import type { Generation } from '#contracts/generation.ts';

type Named = Pick<Generation, 'name' | 'title'>;

/** Name of a run on every screen: the name made of its inputs, else its title, else "Untitled". */
export const runLabel = ({ name, title }: Named): string => name ?? (title || 'Untitled');

/** The title below the name; null when the title is the name. */
export const runSubtitle = ({ name, title }: Named): string | null => (name == null || title === '' ? null : title);

/** Name and title in one line, for accessible names. */
export const fullRunLabel = (run: Named): string => [runSubtitle(run), runLabel(run)].filter(Boolean).join(': ');

/**
 * The newest run of each input, at most `most`; `runs` are newest first. Runs of one prompt with the same name would look the same, so they make one
 * card with their number.
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
