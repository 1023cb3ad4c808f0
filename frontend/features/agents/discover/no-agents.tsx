import { GitFork, Plus } from 'lucide-react';
import { css } from '#styled/css';
import { say } from '#lib/plain-words.ts';
import { NEW_AGENT } from '#shared/agents/agent-address.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NO_AGENTS } from '../agents.words.ts';
import { agentsPath, isNarrowed } from './list-address.ts';
import type { readAgentFilters } from './list-address.ts';

const Trio = () => (
  <div className={trio}>{(['minion-c', 'minion-a', 'minion-e'] as const).map((id, place) => <AgentFace key={id} agent={{ id, avatarUrl: null }} size={place === 1 ? 88 : 64} />)}</div>
);

interface NoAgentsProps {
  filters: ReturnType<typeof readAgentFilters>;
  /** Takes words and category away. */
  onClear(): void;
}

/** No agent fits the tab and the filters: what would be here, and the way to it. */
export function NoAgents({ filters, onClear }: NoAgentsProps) {
  const create = <LinkButton to={NEW_AGENT} variant="primary" icon={<Plus aria-hidden />}>{NO_AGENTS.createButton}</LinkButton>;
  if (isNarrowed(filters)) return <EmptyState level="h2" size="sm" title={NO_AGENTS.noMatchTitle} actions={<Button variant="primary" onClick={onClear}>{NO_AGENTS.clearButton}</Button>}>{NO_AGENTS.noMatchText}</EmptyState>;
  if (filters.scope === 'favourites') {
    return <EmptyState level="h2" art={<Trio />} title={NO_AGENTS.favouritesTitle} actions={<LinkButton to={agentsPath({ scope: 'discover' })} variant="primary">{NO_AGENTS.discoverButton}</LinkButton>}>{NO_AGENTS.favouritesText}</EmptyState>;
  }
  if (filters.scope === 'discover') return <EmptyState level="h2" art={<Trio />} title={NO_AGENTS.emptyTitle} actions={create}>{NO_AGENTS.emptyText}</EmptyState>;
  return (
    <EmptyState
      level="h2" art={<Trio />} title={say(...NO_AGENTS.mineTitle)}
      actions={<>{create}<LinkButton to={agentsPath({ scope: 'discover' })} icon={<GitFork aria-hidden />}>{NO_AGENTS.forkButton}</LinkButton></>}
    >
      {say(...NO_AGENTS.mineText)}
    </EmptyState>
  );
}

const trio = css({ display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: '2.5', '& > :nth-child(odd)': { opacity: '60', filter: '[saturate(.5)]' } });
