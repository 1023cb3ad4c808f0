import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';

/**
 * Returns the versions of a prompt whose text the reader may see. Authors see all, buyers those from the bought one on, others the published
 * ones of a free prompt.
 */
export function readableVersions(prompt: Pick<PromptDetail, 'pricing' | 'viewer'>, versions: readonly VersionCard[]): VersionCard[] {
  if (prompt.viewer.access === 'owner') return [...versions];
  const published = versions.filter(({ state }) => state === 'published' || state === 'earlier');
  if (prompt.pricing === 'free') return published;
  const bought = versions.find((version) => version.bought);
  return bought ? published.filter(({ version }) => version >= bought.version) : [];
}
