import { Pencil } from 'lucide-react';
import { css, cx } from '#styled/css';
import { wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import { Link } from 'react-router-dom';
import type { AgentCard, AgentStatus } from '#contracts/agents.ts';
import { editAgentPath } from '#shared/agents/agent-address.ts';
import { AGENT_STATES } from '#shared/agents/agents.words.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeProps } from '#ui/badge.tsx';
import { OWN_AGENT } from '../agents.words.ts';

const TONES: Record<AgentStatus, BadgeProps['tone']> = { draft: 'neutral', in_review: 'warn', published: 'good', rejected: 'bad', removed: 'bad' };

/** The link in the corner of an agent's card by which its author opens the agent builder. */
export const OwnCorner = ({ agent: { id, name } }: { agent: AgentCard }) => (
  <Link to={editAgentPath(id)} aria-label={OWN_AGENT.editLabel(name)} className={cx(button({ variant: 'ghost', size: 'sm', shape: 'round' }), css({ '& svg': { width: '4', height: '4' } }))}><Pencil aria-hidden /></Link>
);

/** The badges on the card of the viewer's own agent: its state, and who can use it. */
export const OwnNote = ({ agent: { status, visibility } }: { agent: AgentCard }) => (
  <p className={wrap({ gap: '1.5' })}>
    <Badge tone={TONES[status]}>{AGENT_STATES[status]}</Badge>
    {status === 'published' && visibility !== 'public' && <Badge>{visibility === 'private' ? OWN_AGENT.privateBadge : OWN_AGENT.unlistedBadge}</Badge>}
  </p>
);
