import { Star } from 'lucide-react';
import { css } from '#styled/css';
import { flexFill, hstack } from '#styled/patterns';
import type { AgentDetail } from '#contracts/agents.ts';
import { useFavouriteAgent } from '#shared/agents/agents.mutations.ts';
import { AGENT_MARKS } from '#shared/agents/agents.words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { AGENT_DIALOG } from '../agents.words.ts';
import { useStartChat } from './detail.mutations.ts';

/** The bar of an agent's dialog on phones: the price of a message, and the button that begins a chat. */
export function PhoneBar({ agent }: { agent: AgentDetail }) {
  const favourite = useFavouriteAgent(agent);
  const start = useStartChat(agent);
  return (
    <div className={bar}>
      <IconButton size="lg" label={AGENT_MARKS.favouriteLabel(agent.name)} aria-pressed={favourite.on} className={css({ border: 'line', '&[aria-pressed=true] svg': { color: 'brand', fill: 'current' } })} onClick={favourite.toggle}><Star aria-hidden /></IconButton>
      <Button size="lg" variant="primary" className={flexFill({ paddingInline: '3' })} busy={start.isPending} busyLabel={AGENT_DIALOG.startBusy} onClick={() => start.mutate(null)}>{AGENT_DIALOG.startPrice(tokenWords(agent.pricePerMessage))}</Button>
    </div>
  );
}

const bar = hstack({ hideFrom: 'md', gap: '2', position: 'sticky', insetBlockEnd: '0', zIndex: 'raised', padding: '4', borderTop: 'soft', backgroundColor: 'overlay' });
