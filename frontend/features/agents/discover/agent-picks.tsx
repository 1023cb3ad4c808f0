import { CornerDownRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { flexFill, hstack, keepSize, metaText, stack, stretchedLink, wrap } from '#styled/patterns';
import type { AgentPick } from '#contracts/agents.ts';
import { say } from '#lib/plain-words.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { faceOf } from '#shared/agents/face-parts.ts';
import { AGENT_CARD } from '#shared/agents/agents.words.ts';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { AGENT_PICKS } from '../agents.words.ts';

const PICKS = 3;

interface AgentPicksProps {
  /** Today's featured agents; undefined while they load. */
  picks: readonly AgentPick[] | undefined;
  /** Returns the address that opens when the reader presses an agent's card. */
  pathOf(slug: string): string;
  onReach(): void;
}

/** Today's featured agents, each with a sentence to begin a chat with. Nothing when there are none. */
export function AgentPicks({ picks, pathOf, onReach }: AgentPicksProps) {
  if (picks?.length === 0) return null;
  return (
    <section aria-labelledby="picks-title" className={css({ marginBlockStart: '5' })}>
      <header className={wrap({ alignItems: 'baseline', gap: '3', marginBlockEnd: '4' })}>
        <h2 id="picks-title" className={css({ textStyle: 'h3' })}>{say(...AGENT_PICKS.title)}</h2>
        <span className={metaText()}>{say(...AGENT_PICKS.note)}</span>
      </header>
      <ul className={row} aria-busy={picks === undefined}>
        {picks === undefined
          ? Array.from({ length: PICKS }, (_, at) => <li key={at} className={item}><Skeleton radius="lg" className={css({ height: '[168px]' })} /></li>)
          : picks.map((pick) => <li key={pick.agent.id} className={item}><Pick {...pick} to={pathOf(pick.agent.slug)} onReach={onReach} /></li>)}
      </ul>
    </section>
  );
}

interface PickProps extends AgentPick {
  to: string;
  onReach(): void;
}

function Pick({ agent, starter, to, onReach }: PickProps) {
  const { name, description, author, pricePerMessage } = agent;
  return (
    <article className={card} style={{ backgroundImage: `linear-gradient(100deg, oklch(0.7 0.12 ${faceOf(agent.id).ground} / .22), transparent 62%)` }} onPointerEnter={onReach} onFocus={onReach}>
      <div className={hstack({ gap: '4', alignItems: 'flex-start', minWidth: '0' })}>
        <AgentFace agent={agent} size={84} />
        <div className={flexFill()}>
          <h3 className={css({ textStyle: 'cardTitle', truncate: true })}><Link to={to} className={link}>{name}</Link></h3>
          <p className={css({ textStyle: 'small', color: 'fg.muted', lineHeight: '[1.45]', lineClamp: '2', minHeight: '[2.9em]', overflowWrap: 'anywhere' })}>{description}</p>
          <p className={hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.muted', minWidth: '0', marginBlockStart: '1' })}>
            <span className={css({ truncate: true })}>{author.displayName}</span>
            {author.platform && <PlatformMark size={14} />}
            <span className={hstack({ gap: '1', marginInlineStart: 'auto', flex: 'none' })}><TokenAmount tokens={pricePerMessage} size={16} className={css({ color: 'fg' })} />{AGENT_CARD.messageText}</span>
          </p>
        </div>
      </div>
      {starter !== null && <p className={foot}><CornerDownRight size={16} aria-hidden className={keepSize({ color: 'fg.subtle' })} /><span className={css({ truncate: true })}>“{starter}”</span></p>}
    </article>
  );
}

/** On phones the featured agents are a row that scrolls sideways, with the edge of the next card in view. */
const row = css({
  display: { base: 'flex', md: 'grid' }, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, gap: '3', overflowX: { base: 'auto', md: 'visible' }, scrollSnapType: { base: '[x mandatory]', md: 'none' }, scrollbarWidth: '[none]',
  marginInline: { base: '[calc(var(--gutter) * -1)]', md: '0' }, paddingInline: { base: 'gutter', md: '0' }, scrollPaddingInline: 'gutter', paddingBlock: '1',
});
const item = stack({ flex: { base: '[0 0 86%]', md: 'auto' }, minWidth: '0', scrollSnapAlign: 'start' });
const card = css({
  position: 'relative', display: 'flex', flexDirection: 'column', gap: '3.5', layerStyle: 'card', minWidth: '0', padding: '4', transitionProperty: 'border-color', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: 'brand' },
});
const foot = hstack({ gap: '2', marginBlockStart: 'auto', paddingBlockStart: '3', borderTop: 'soft', textStyle: 'small', minWidth: '0' });
const link = stretchedLink();
