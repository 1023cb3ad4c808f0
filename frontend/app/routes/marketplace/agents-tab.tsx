import { EmptyState } from '#ui/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { agentPath } from '#shared/agents/agent-address.ts';
import { AgentGrid } from '#shared/agents/agent-grid.tsx';
import { prefetchRoute } from '../../pages.ts';
import { AGENTS_TAB } from './marketplace.words.ts';

/** The marketplace's tab with public agents whose names contain the searched words, or all of them. */
export const AgentsTab = ({ words, onClear }: { words: string; onClear(): void }) => (
  <AgentGrid
    filters={words ? { scope: 'discover', q: words } : { scope: 'discover' }} pathOf={({ slug }) => agentPath(slug)} onReach={() => prefetchRoute('/ai-agents')}
    empty={<EmptyState level="h2" size="sm" title={AGENTS_TAB.title} actions={words ? <Button variant="primary" onClick={onClear}>{AGENTS_TAB.button}</Button> : undefined}>{words ? AGENTS_TAB.filteredText : AGENTS_TAB.text}</EmptyState>}
  />
);
