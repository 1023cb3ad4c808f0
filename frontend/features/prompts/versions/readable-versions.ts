import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';

/**
 * Returns the versions of a prompt whose text the reader may see: all for the author, published ones of a free prompt, and from the bought
 * one on for buyers.
 */
export function readableVersions(prompt: Pick<PromptDetail, 'pricing' | 'viewer'>, versions: readonly VersionCard[]): VersionCard[] {
  if (prompt.viewer.access === 'owner') return [...versions];
  const published = versions.filter(({ state }) => state === 'published' || state === 'earlier');
  if (prompt.pricing === 'free') return published;
  const bought = versions.find((version) => version.bought);
  return bought ? published.filter(({ version }) => version >= bought.version) : [];
}
