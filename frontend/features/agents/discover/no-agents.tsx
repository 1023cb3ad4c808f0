import { GitFork, Plus } from 'lucide-react';
import { css } from '#styled/css';
import { flex } from '#styled/patterns';
import { say } from '#lib/plain-words.ts';
import { NEW_AGENT } from '#shared/agents/agent-address.ts';
import { FaceDrawing } from '#shared/agents/face-drawing.tsx';
import type { FaceParts } from '#shared/agents/face-parts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import { NO_AGENTS } from '../agents.words.ts';
import { agentsPath, isNarrowed } from './list-address.ts';
import type { readAgentFilters } from './list-address.ts';

/** Faces of made-up agents in the empty list: a ghost, a robot and a pear. */
const MINIONS: readonly FaceParts[] = [
  { body: 'ghost', top: 'antenna', eyes: 'round', mouth: 'grin', hue: 165, ground: 330, blush: false },
  { body: 'box', top: 'antenna', eyes: 'visor', mouth: 'calm', hue: 250, ground: 160, blush: false },
  { body: 'pear', top: 'leaf', eyes: 'closed', mouth: 'smile', hue: 145, ground: 60, blush: true },
];

const Trio = () => <div className={trio}>{MINIONS.map((parts) => <svg key={parts.body} viewBox="0 0 64 64" aria-hidden="true" className={minion}><FaceDrawing {...parts} /></svg>)}</div>;

interface NoAgentsProps {
  filters: ReturnType<typeof readAgentFilters>;
  /** Clears search and category of the list of agents. */
  onClear(): void;
}

/** Shown when a tab of the agents page has no agents, or the filters match none: a text and a button for the next step. */
export function NoAgents({ filters, onClear }: NoAgentsProps) {
  const create = <LinkButton to={NEW_AGENT} variant="primary" icon={<Plus aria-hidden />}>{NO_AGENTS.createButton}</LinkButton>;
  if (isNarrowed(filters)) return <EmptyState level="h2" size="sm" title={NO_AGENTS.noMatchTitle} actions={<Button variant="primary" onClick={onClear}>{NO_AGENTS.clearButton}</Button>}>{NO_AGENTS.noMatchText}</EmptyState>;
  if (filters.scope === 'favourites') {
    return <EmptyState level="h2" art={<Trio />} title={NO_AGENTS.favouritesTitle} actions={<LinkButton to={agentsPath({ scope: 'discover' })} variant="primary">{NO_AGENTS.discoverButton}</LinkButton>}>{NO_AGENTS.favouritesText}</EmptyState>;
  }
  if (filters.scope === 'discover') return <EmptyState level="h2" art={<Trio />} title={NO_AGENTS.emptyTitle} actions={create}>{NO_AGENTS.emptyText}</EmptyState>;
  return (
    <EmptyState
      level="h2" art={<Trio />} title={<PictureText text={say(...NO_AGENTS.mineTitle)} />}
      actions={<>{create}<LinkButton to={agentsPath({ scope: 'discover' })} icon={<GitFork aria-hidden />}>{NO_AGENTS.forkButton}</LinkButton></>}
    >
      {say(...NO_AGENTS.mineText)}
    </EmptyState>
  );
}

const trio = flex({ alignItems: 'flex-end', justifyContent: 'center', gap: '2.5' });
const minion = css({
  width: '[64px !important]', height: '[64px !important]', borderRadius: '[28%]', overflow: 'hidden', flex: 'none',
  '&:nth-child(odd)': { opacity: '60', filter: '[saturate(.5)]' }, '&:nth-child(2)': { width: '[88px !important]', height: '[88px !important]' },
});
