import type { PromptCard } from './prompts.ts';

/** What a prompt costs on top of the run itself, in the words of its price chip. */
export function priceLabel(prompt: Pick<PromptCard, 'pricing' | 'runRoyalty' | 'unlockPrice'>): { label: string; free: boolean } {
  switch (prompt.pricing) {
    case 'free':
      return { label: 'Free', free: true };
    case 'unlock':
      return { label: `Unlock ${prompt.unlockPrice}`, free: false };
    case 'pack_only':
      return { label: 'In a pack', free: false };
    case 'run_and_unlock':
      return { label: `${prompt.runRoyalty} tok/run · Unlock ${prompt.unlockPrice}`, free: false };
    default:
      return { label: `${prompt.runRoyalty} tok/run`, free: false };
  }
}
