import { createHash } from 'node:crypto';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';

/** The definition of a new agent. */
const EMPTY: AgentDefinition = {
  name: '', description: '', category: 'general', avatarFileId: null, instructions: '', greeting: '', starters: [], model: null, creativity: 40, prompts: [],
  generators: { image: false, video: false }, notes: [], memory: false, surcharge: 0, license: 'no_fork', supportContact: null,
};

/** Adds the defaults to an incomplete definition of an agent. */
export const wholeDefinition = (part: Partial<AgentDefinition>): AgentDefinition => ({ ...EMPTY, ...Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) });

/** Computes a checksum of an agent's definition. Equal definitions have equal checksums. */
export const definitionChecksum = (definition: AgentDefinition): string => createHash('sha256').update(canonicalJson(definition)).digest('hex');

/** Starters and notes that have a text. The builder also stores empty lines. */
export const spokenParts = ({ starters, notes }: Pick<AgentDefinition, 'starters' | 'notes'>): Pick<AgentDefinition, 'starters' | 'notes'> => ({
  starters: starters.filter((starter) => starter.trim() !== ''),
  notes: notes.filter(({ text }) => text.trim() !== ''),
});

/** The columns of an agent that lists, searches and chats show. None of them is sealed. */
export const shownColumns = (definition: AgentDefinition) => ({
  name: definition.name, description: definition.description, category: definition.category, avatar_file_id: definition.avatarFileId, greeting: definition.greeting,
  starters: spokenParts(definition).starters, model: definition.model, memory: definition.memory, surcharge: definition.surcharge, license: definition.license,
});

/** Lists all texts of an agent's definition that a person or a model reads. */
export const textsOf = ({ name, description, instructions, greeting, starters, notes, supportContact }: AgentDefinition): string[] =>
  [name, description, instructions, greeting, ...starters, ...notes.flatMap(({ title, text }) => [title, text]), supportContact ?? ''];
