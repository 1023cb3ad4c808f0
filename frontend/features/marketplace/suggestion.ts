import type { ResponseOf } from '#contracts/endpoint.ts';
import { counted } from '#contracts/plural.ts';
import { priceLabel } from '#contracts/price-label.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { suggestPrompts } from '#contracts/prompt-discovery.ts';
import { agentPath } from '#shared/agents/agent-address.ts';

export interface Suggestion {
  key: string;
  /** Address that the search suggestion opens. */
  to: string;
  label: string;
  /** Text at the end of the search suggestion's line, such as a price. */
  note?: string;
  picture?: string | null;
  type?: ContentType;
  /** Id of the suggested agent, from which its face is drawn; left out for suggestions of other kinds. */
  id?: string;
}

export interface SuggestionGroup {
  name: 'Prompts' | 'Packs' | 'Agents' | 'Collections' | 'Creators' | 'Tags';
  items: Suggestion[];
}

/** Puts the server's suggestions into groups, in the order in which arrow keys move through them. Empty groups are left out. */
export function suggestionGroups({ prompts, packs, agents, collections, creators, tags }: ResponseOf<typeof suggestPrompts>): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { name: 'Prompts', items: prompts.map((prompt) => ({ key: `prompt-${prompt.slug}`, to: `/prompt/${prompt.slug}`, label: prompt.title, note: priceLabel(prompt).label, picture: prompt.coverUrl, type: prompt.contentType })) },
    { name: 'Packs', items: packs.map(({ slug, title, price, itemCount }) => ({ key: `pack-${slug}`, to: `/prompt-packs/${slug}`, label: title, note: `${counted(itemCount, 'prompt')} · ${price === 0 ? 'Free' : counted(price, 'token')}` })) },
    { name: 'Agents', items: agents.map(({ id, slug, name, avatarUrl, pricePerMessage }) => ({ key: `agent-${slug}`, to: agentPath(slug), label: name, note: `${counted(pricePerMessage, 'token')} a message`, picture: avatarUrl, id })) },
    { name: 'Collections', items: collections.map(({ slug, name, itemCount }) => ({ key: `collection-${slug}`, to: `/collection/${slug}`, label: name, note: counted(itemCount, 'work') })) },
    { name: 'Creators', items: creators.map((person) => ({ key: `creator-${person.username}`, to: `/profile/${encodeURIComponent(person.username)}`, label: person.displayName, note: `@${person.username}`, picture: person.avatarUrl })) },
    { name: 'Tags', items: tags.map(({ tag, prompts: count }) => ({ key: `tag-${tag}`, to: `/marketplace?tag=${encodeURIComponent(tag)}`, label: tag, note: count.toLocaleString('en-US') })) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

/** Splits the label of a suggestion at the typed words. Parts with an odd index are matches, which the list highlights. */
export function markedParts(label: string, typed: string): string[] {
  const words = typed.trim().split(/\s+/).filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? [label] : label.split(new RegExp(`(${words.join('|')})`, 'gi'));
}
