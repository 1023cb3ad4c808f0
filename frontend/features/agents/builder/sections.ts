import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { elementAt } from '#contracts/must.ts';
import { ABILITIES, IDENTITY, INSTRUCTIONS, NOTES, SHARING, STARTERS } from '../agents-builder.words.ts';
import type { DefinitionKey } from '../draft/merge-drafts.ts';

export type SectionId = 'identity' | 'instructions' | 'starters' | 'abilities' | 'notes' | 'sharing';
/** Tabs of the agent builder in narrow windows. */
export type BuilderPart = 'setup' | 'abilities' | 'sharing' | 'test';

export interface SectionEntry {
  id: SectionId;
  title: string;
  part: BuilderPart;
  /** Tells whether the author has filled in this section of the agent builder. */
  done(definition: AgentDefinition): boolean;
}

/** The sections of the agent builder, in order. */
export const SECTIONS: readonly SectionEntry[] = [
  { id: 'identity', title: IDENTITY.heading, part: 'setup', done: ({ name, description }) => name !== '' && description !== '' },
  { id: 'instructions', title: INSTRUCTIONS.heading, part: 'setup', done: ({ instructions }) => instructions.trim() !== '' },
  { id: 'starters', title: STARTERS.heading, part: 'setup', done: ({ greeting, starters }) => greeting !== '' || starters.some((starter) => starter !== '') },
  { id: 'abilities', title: ABILITIES.heading, part: 'abilities', done: ({ prompts, generators }) => prompts.length > 0 || generators.image || generators.video },
  { id: 'notes', title: NOTES.heading, part: 'abilities', done: ({ notes }) => notes.length > 0 },
  { id: 'sharing', title: SHARING.heading, part: 'sharing', done: () => true },
];

const PLACES: Record<DefinitionKey, SectionId> = {
  name: 'identity', description: 'identity', category: 'identity', avatarFileId: 'identity', instructions: 'instructions', model: 'instructions', creativity: 'instructions', greeting: 'starters', starters: 'starters',
  prompts: 'abilities', generators: 'abilities', memory: 'abilities', notes: 'notes', surcharge: 'sharing', license: 'sharing', supportContact: 'sharing',
};

/** Returns the section of the agent builder with the field of a problem, such as `prompts.2`; the first section for an unknown field. */
export function sectionOf(field: string): SectionEntry {
  const [key = ''] = field.split('.');
  const id = Object.entries(PLACES).find(([name]) => name === key)?.[1];
  return SECTIONS.find((section) => section.id === id) ?? elementAt(SECTIONS, 0);
}

/** Scrolls to a section of the agent builder and focuses its heading. */
export function goToSection(id: SectionId): void {
  const heading = document.getElementById(`agent-${id}`);
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}
