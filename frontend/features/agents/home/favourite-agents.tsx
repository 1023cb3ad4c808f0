import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import { agentPath } from '#shared/agents/agent-address.ts';
import { AgentCard } from '#shared/agents/agent-card.tsx';
import { agentsQuery } from '#shared/agents/agents.queries.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FAVOURITE_AGENTS } from '../agents.words.ts';

const SHOWN = 4;

/** The member's latest favourite agents on the home page, each with a button that begins a chat. Nothing when there are none. */
export function FavouriteAgents() {
  const favourites = useInfiniteQuery(agentsQuery({ scope: 'favourites' })).data?.pages[0]?.items.slice(0, SHOWN) ?? [];
  if (favourites.length === 0) return null;
  return (
    <section aria-labelledby="favourite-agents-title" className={stack({ gap: '4' })}>
      <header className={wrap({ alignItems: 'baseline', gap: '3' })}>
        <h2 id="favourite-agents-title" className={css({ textStyle: 'h3' })}>{FAVOURITE_AGENTS.title}</h2>
        <span className={metaText({ hideBelow: 'sm' })}>{FAVOURITE_AGENTS.note}</span>
        <TextLink to="/ai-agents?tab=favourites" className={css({ marginInlineStart: 'auto' })}>{FAVOURITE_AGENTS.allLink}</TextLink>
      </header>
      <ul className={grid}>{favourites.map((agent) => <li key={agent.id} className={stack({ minWidth: '0' })}><AgentCard agent={agent} to={agentPath(agent.slug)} level="h3" /></li>)}</ul>
    </section>
  );
}

const grid = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } });
