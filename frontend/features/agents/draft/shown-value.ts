import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { AGENT_CATEGORIES } from '#shared/agents/agents.words.ts';
import type { DefinitionKey } from './merge-drafts.ts';
import { SHARING, SHOWN_VALUES } from '../agents-builder.words.ts';

/** Returns a part of an agent's definition as text, which the list of differences shows. */
export function shownValue(definition: AgentDefinition, key: DefinitionKey): string {
  switch (key) {
    case 'name': case 'description': case 'instructions': case 'greeting': return definition[key];
    case 'starters': return definition.starters.join('\n');
    case 'category': return AGENT_CATEGORIES[definition.category];
    case 'avatarFileId': return definition.avatarFileId === null ? SHOWN_VALUES.drawnFace : SHOWN_VALUES.picture;
    case 'model': return definition.model ?? SHOWN_VALUES.usualModel;
    case 'creativity': case 'surcharge': return String(definition[key]);
    case 'prompts': return definition.prompts.map(({ promptId, versionId }) => `${promptId}${versionId === null ? '' : ` · ${versionId}`}`).join('\n');
    case 'generators': return [definition.generators.image && SHOWN_VALUES.images, definition.generators.video && SHOWN_VALUES.videos].filter(Boolean).join('\n');
    case 'notes': return definition.notes.map(({ title, text }) => `${title}\n${text}`).join('\n\n');
    case 'memory': return definition.memory ? SHOWN_VALUES.on : SHOWN_VALUES.off;
    case 'license': return SHARING.licences[definition.license];
    case 'supportContact': return definition.supportContact ?? '';
  }
}
