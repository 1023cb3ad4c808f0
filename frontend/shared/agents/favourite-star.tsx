import { Star } from 'lucide-react';
import { css } from '#styled/css';
import type { AgentCard } from '#contracts/agents.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useFavouriteAgent } from './agents.mutations.ts';
import { AGENT_MARKS } from './agents.words.ts';

/** The star in the corner of an agent's card, which makes the agent a favourite. */
export function FavouriteStar({ agent }: { agent: Pick<AgentCard, 'id' | 'name' | 'viewer'> }) {
  const { on, toggle } = useFavouriteAgent(agent);
  return <IconButton size="sm" round label={AGENT_MARKS.favouriteLabel(agent.name)} aria-pressed={on} className={star} onClick={toggle}><Star aria-hidden /></IconButton>;
}

const star = css({ color: 'fg.subtle', '& svg': { width: '[18px]', height: '[18px]' }, '&[aria-pressed=true] svg': { color: 'brand', fill: 'current' } });
