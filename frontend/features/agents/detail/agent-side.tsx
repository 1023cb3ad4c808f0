import { GitFork, MessageCircle, Pencil, Star, ThumbsUp } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, longWords, mutedText, stack, wrap } from '#styled/patterns';
import type { AgentDetail } from '#contracts/agents.ts';
import { shortNumber } from '#lib/short-number.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { editAgentPath } from '#shared/agents/agent-address.ts';
import { useFavouriteAgent, useLikeAgent } from '#shared/agents/agents.mutations.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { AGENT_DIALOG } from '../agents.words.ts';
import { useForkAgent, useStartChat } from './detail.mutations.ts';

/** The side column of an agent's dialog: face, author, number of users, price of a message, and buttons. */
export function AgentSide({ agent }: { agent: AgentDetail }) {
  const { author, usersWeek, version, surcharge, pricePerMessage, viewer, license } = agent;
  const favourite = useFavouriteAgent(agent);
  const like = useLikeAgent(agent);
  const start = useStartChat(agent);
  const fork = useForkAgent(agent);
  return (
    <div className={side}>
      <div className={hero}><AgentFace agent={agent} size={116} className={portrait} /></div>
      <div className={column({ gap: '1.5', justifyItems: 'center', textAlign: 'center' })}>
        <p aria-hidden className={longWords({ textStyle: 'h2' })}>{agent.name}</p>
        <p className={hstack({ gap: '1.5', textStyle: 'small', color: 'fg.muted' })}>
          <Avatar name={author.displayName} src={author.avatarUrl} size={20} />
          <TextLink quiet to={`/profile/${encodeURIComponent(author.username)}`}>{author.displayName}</TextLink>
          {author.platform && <PlatformMark />}
        </p>
        <p className={mutedText({ overflowWrap: 'anywhere' })}>{agent.description}</p>
      </div>
      <dl className={figures}>
        <div><dt>{AGENT_DIALOG.weekText}</dt><dd>{shortNumber(usersWeek)}</dd></div>
        <div><dt>{AGENT_DIALOG.likesText}</dt><dd>{shortNumber(agent.likes)}</dd></div>
        <div><dt>{version === null ? AGENT_DIALOG.draftText : AGENT_DIALOG.versionWord}</dt><dd>{version === null ? '—' : AGENT_DIALOG.versionText(version)}</dd></div>
      </dl>
      <dl className={sum}>
        <div><dt>{AGENT_DIALOG.priceMessage}</dt><dd>{pricePerMessage - surcharge}</dd></div>
        <div><dt>{AGENT_DIALOG.priceShare}</dt><dd>{surcharge}</dd></div>
        <div data-total><dt>{AGENT_DIALOG.pricePay}</dt><dd><TokenAmount tokens={pricePerMessage} words /></dd></div>
      </dl>
      <div className={column({ gap: '2' })}>
        <Button block size="lg" variant="primary" className={css({ hideBelow: 'md' })} icon={<MessageCircle aria-hidden />} busy={start.isPending} busyLabel={AGENT_DIALOG.startBusy} onClick={() => start.mutate(null)}>{AGENT_DIALOG.startButton}</Button>
        <div className={wrap({ gap: '2', '& > *': { flex: '1' } })}>
          <Button aria-pressed={favourite.on} className={pressed} icon={<Star aria-hidden />} onClick={favourite.toggle}>{AGENT_DIALOG.favouriteButton}</Button>
          {viewer.own
            ? <LinkButton to={editAgentPath(agent.id)} icon={<Pencil aria-hidden />}>{AGENT_DIALOG.editButton}</LinkButton>
            : license === 'fork_credit' && <Button icon={<GitFork aria-hidden />} busy={fork.isPending} busyLabel={AGENT_DIALOG.forkBusy} onClick={() => fork.mutate()}>{AGENT_DIALOG.forkButton}</Button>}
        </div>
        {!viewer.own && <Button variant="ghost" size="sm" aria-pressed={like.on} aria-label={AGENT_DIALOG.likeLabel(agent.name)} className={pressed} icon={<ThumbsUp aria-hidden />} onClick={like.toggle}>{shortNumber(agent.likes)}</Button>}
      </div>
    </div>
  );
}

const side = column({ gap: '4', alignContent: 'start', paddingInline: { base: '4', md: '6' }, paddingBlockEnd: { base: '0', md: '6' }, minWidth: '0', borderInlineEnd: { md: 'soft' } });
const hero = stack({ justifyItems: 'center', paddingBlockStart: { base: '6', md: '12' }, marginInline: { base: '-4', md: '-6' }, background: '[radial-gradient(120% 100% at 50% 0, {colors.brand.soft}, transparent 72%)]' });
const portrait = css({ width: { base: '[84px]', md: '[116px]' }, height: { base: '[84px]', md: '[116px]' } });
const figures = css({
  display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', borderBlock: 'soft', paddingBlock: '3', textAlign: 'center',
  '& > div + div': { borderInlineStart: 'soft' }, '& > div': { display: 'flex', flexDirection: 'column-reverse' }, '& dd': { textStyle: 'h4', tabular: true }, '& dt': { textStyle: 'micro', color: 'fg.subtle' },
});
const sum = css({
  display: 'grid', gap: '1.5', textStyle: 'small', '& > div': { display: 'flex', justifyContent: 'space-between' }, '& dd': { fontWeight: 'semibold', tabular: true },
  '& > [data-total]': { borderTop: 'dashed', paddingBlockStart: '2', marginBlockStart: '1', fontWeight: 'semibold' },
});
const pressed = css({ '&[aria-pressed=true] svg': { color: 'brand', fill: 'current' } });
