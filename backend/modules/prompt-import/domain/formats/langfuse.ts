import { must } from '#contracts/must.ts';
import type { Found } from '../found-prompt.ts';

interface Message {
  role?: unknown;
  content?: unknown;
  type?: unknown;
  name?: unknown;
}
interface LangfusePrompt {
  name: string;
  prompt: string | Message[];
  version?: number;
  tags?: unknown;
}

/** Recognises a prompt of Langfuse: it has a name, text or messages under `prompt`, and a version, labels or a kind. */
export const isLangfuse = (item: unknown): item is LangfusePrompt => {
  if (typeof item !== 'object' || item === null) return false;
  const { name, prompt, version, labels, type } = item as Record<string, unknown>;
  const marked = typeof version === 'number' || Array.isArray(labels) || type === 'chat' || Array.isArray(prompt);
  return typeof name === 'string' && (typeof prompt === 'string' || Array.isArray(prompt)) && marked;
};

const roleOf = (role: unknown): string => (typeof role === 'string' ? role.charAt(0).toUpperCase() + role.slice(1) : 'Message');

/** Joins the messages of a chat prompt into one text, each with its speaker. System messages are returned apart. A single message gets no speaker. */
function joined(messages: readonly Message[]): { text: string; system: string; notes: string[] } {
  const notes: string[] = [];
  const spoken = messages.filter((message) => typeof message === 'object' && message !== null && typeof message.content === 'string');
  if (spoken.length < messages.length) notes.push('Places for earlier messages were left out.');
  const system = spoken.filter(({ role }) => role === 'system').map(({ content }) => content as string).join('\n\n');
  const others = spoken.filter(({ role }) => role !== 'system');
  if (others.length <= 1) return { text: (others[0]?.content as string | undefined) ?? '', system, notes };
  notes.push('Several messages became one text with a label for each speaker.');
  return { text: others.map(({ role, content }) => `${roleOf(role)}: ${content as string}`).join('\n\n'), system, notes };
}

/** Reads the prompts of a Langfuse export. Of several versions of a prompt only the latest is used. */
export function langfusePrompts(items: readonly unknown[]): Found[] {
  const latest = new Map<string, number>();
  for (const item of items) if (isLangfuse(item)) latest.set(item.name, Math.max(item.version ?? 0, latest.get(item.name) ?? 0));
  return items.map((item, index): Found => {
    const row = index + 1;
    if (!isLangfuse(item)) return { row, title: '', refused: 'This has no name or no prompt.' };
    const version = item.version ?? 0;
    const newest = must(latest.get(item.name), 'the latest version of a name');
    if (version < newest) return { row, title: item.name, refused: `This is version ${version}; version ${newest} of the same prompt is in this file too.` };
    const { text, system, notes } = typeof item.prompt === 'string' ? { text: item.prompt, system: '', notes: [] } : joined(item.prompt);
    // A Langfuse prompt with only system messages gets these as its text.
    const asked = text === '' ? { text: system } : { text, system };
    const tags = Array.isArray(item.tags) ? item.tags.filter((tag): tag is string => typeof tag === 'string') : [];
    return { row, title: (item.name.split('/').at(-1) ?? '').replace(/[-_]+/g, ' '), titled: true, ...asked, tags, notes };
  });
}
