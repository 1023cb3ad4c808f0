import { ArrowUpRight } from 'lucide-react';
import { css } from '#styled/css';
import { column, keepSize, longWords, twoColumns } from '#styled/patterns';
import type { AgentDetail } from '#contracts/agents.ts';
import { AGENT_DIALOG } from '../agents.words.ts';
import { useStartChat } from './detail.mutations.ts';

/** The agent's sentences for beginning a chat. Pressing one opens a new chat with the sentence in the composer, and sends nothing yet. */
export function AgentStarters({ agent }: { agent: AgentDetail }) {
  const start = useStartChat(agent);
  if (agent.starters.length === 0) return null;
  return (
    <section className={column({ gap: '2' })}>
      <h3 className={css({ textStyle: 'label' })}>{AGENT_DIALOG.startersHeading}</h3>
      <ul className={twoColumns({ gap: '2' })}>
        {agent.starters.map((starter) => (
          <li key={starter} className={css({ display: 'grid' })}>
            <button type="button" className={entry} aria-disabled={start.isPending || undefined} onClick={() => !start.isPending && start.mutate(starter)}><span className={longWords({ minWidth: '0' })}>{starter}</span><ArrowUpRight size={16} aria-hidden className={keepSize({ color: 'fg.subtle' })} /></button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const entry = css({
  display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', width: 'full', padding: '3', border: 'line', borderRadius: 'md', backgroundColor: 'transparent', color: 'fg', textStyle: 'small', textAlign: 'start', cursor: 'pointer',
  _hover: { borderColor: 'brand', backgroundColor: 'hover' },
});
