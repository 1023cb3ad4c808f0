import { Star, ThumbsUp, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { flex, hstack, stretchedLink, visuallyHidden } from '#styled/patterns';
import type { AgentCard as Agent } from '#contracts/agents.ts';
import { shortNumber } from '#lib/short-number.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { AgentFace } from './agent-face.tsx';
import { useFavouriteAgent } from './agents.mutations.ts';
import { AGENT_CARD, AGENT_MARKS } from './agents.words.ts';

interface AgentCardProps {
  agent: Agent;
  /** Address that the agent's card opens. */
  to: string;
  onReach?: (() => void) | undefined;
  /** Element above the card's own link, such as a button; the favourite star when left out. */
  corner?: ReactNode;
  /** Heading level of the agent's name in the page's outline. */
  level?: 'h2' | 'h3';
  /** Text under the agent's description, such as the state of an own agent. */
  note?: ReactNode;
}

/** The card of an agent in a grid: face, author, description, number of users, and price of a message. The whole card is a link. */
export function AgentCard({ agent, to, onReach, corner, note, level: Heading = 'h2' }: AgentCardProps) {
  const { name, description, author, usersWeek, likes, pricePerMessage } = agent;
  return (
    <article className={card} onPointerEnter={onReach} onFocus={onReach}>
      <div className={flex({ gap: '3', minWidth: '0', paddingInlineEnd: '8' })}>
        <AgentFace agent={agent} size={52} />
        <div className={css({ minWidth: '0', alignSelf: 'center' })}>
          <Heading className={css({ textStyle: 'cardTitle', truncate: true })}><Link to={to} className={link}>{name}</Link></Heading>
          <p className={by}>
            <Avatar name={author.displayName} src={author.avatarUrl} size={18} />
            <span className={css({ truncate: true })}>{author.displayName}</span>
            {author.platform && <PlatformMark size={14} />}
          </p>
        </div>
      </div>
      <p className={css({ textStyle: 'small', color: 'fg.muted', lineHeight: '[1.45]', lineClamp: '2', minHeight: '[2.9em]', overflowWrap: 'anywhere' })}>{description}</p>
      {note}
      <p className={foot}>
        <Count icon={<Users size={15} aria-hidden />} count={usersWeek} words={AGENT_CARD.usersLabel(usersWeek)} />
        <Count icon={<ThumbsUp size={15} aria-hidden />} count={likes} words={AGENT_CARD.likesLabel(likes)} />
        <span className={hstack({ gap: '1', marginInlineStart: 'auto', color: 'fg.muted' })}><TokenAmount tokens={pricePerMessage} size={16} className={css({ color: 'fg' })} />{AGENT_CARD.messageText}</span>
      </p>
      <div className={css({ position: 'absolute', insetBlockStart: '2', insetInlineEnd: '2', zIndex: 'raised' })}>{corner ?? <FavouriteStar agent={agent} />}</div>
    </article>
  );
}

/** The star in the corner of an agent's card, which makes the agent a favourite. */
function FavouriteStar({ agent }: { agent: Pick<Agent, 'id' | 'name' | 'viewer'> }) {
  const { on, toggle } = useFavouriteAgent(agent);
  return <IconButton size="sm" round label={AGENT_MARKS.favouriteLabel(agent.name)} aria-pressed={on} className={star} onClick={toggle}><Star aria-hidden /></IconButton>;
}

const Count = ({ icon, count, words }: { icon: ReactNode; count: number; words: string }) => (
  <span className={hstack({ gap: '1' })}>{icon}<span aria-hidden>{shortNumber(count)}</span><span className={visuallyHidden()}>{words}</span></span>
);

const card = css({
  position: 'relative', display: 'flex', flexDirection: 'column', gap: '2.5', layerStyle: 'card', minWidth: '0', paddingBlock: '3.5', paddingInline: '3.5', transitionProperty: 'border-color', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: 'brand' },
});
const by = hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.muted', minWidth: '0', marginBlockStart: '0.5' });
const foot = hstack({ gap: '3', marginBlockStart: 'auto', paddingBlockStart: '2.5', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle', tabular: true });
const link = stretchedLink();
const star = css({ color: 'fg.subtle', '& svg': { width: '[18px]', height: '[18px]' }, '&[aria-pressed=true] svg': { color: 'brand', fill: 'current' } });
