import type { Generation } from '#contracts/generation.ts';

/** Address of the picture that stands for a run in a row: of what it made, else of what it was made with. */
export function runPicture({ outputs: [first], prompt }: Pick<Generation, 'outputs' | 'prompt'>): string | null {
  if (first?.kind === 'image') return first.url;
  return (first?.kind === 'video' ? first.posterUrl : prompt?.coverUrl) ?? null;
}
