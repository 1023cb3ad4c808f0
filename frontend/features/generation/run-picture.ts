import type { Generation } from '#contracts/generation.ts';

/** Returns the address of the picture that represents a run in a row: its output, else its prompt's cover. */
export function runPicture({ outputs: [first], prompt }: Pick<Generation, 'outputs' | 'prompt'>): string | null {
  if (first?.kind === 'image') return first.url;
  return (first?.kind === 'video' ? first.posterUrl : prompt?.coverUrl) ?? null;
}
