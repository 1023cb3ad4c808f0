import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { centered, column, dividedList, flexFill, hstack, linkRoom, metaText } from '#styled/patterns';
import type { AgentAbility } from '#contracts/agents.ts';
import { Coin } from '#ui/coin.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { AGENT_DIALOG } from '../agents.words.ts';

const WHAT: Record<AgentAbility['kind'], string> = { prompt: AGENT_DIALOG.abilityPrompt, image: AGENT_DIALOG.abilityImage, video: AGENT_DIALOG.abilityVideo };

/** The list of an agent's abilities besides writing, for its readers. Each use has its own price, and the agent asks before it spends. */
export function AgentAbilities({ abilities }: { abilities: readonly AgentAbility[] }) {
  if (abilities.length === 0) return null;
  return (
    <section className={column({ gap: '2' })}>
      <h3 className={css({ textStyle: 'label' })}>{AGENT_DIALOG.abilitiesHeading}</h3>
      <ul className={dividedList({ border: 'line', borderRadius: 'md' })}>
        {abilities.map(({ kind, title, contentType, prompt, price }) => (
          <li key={`${kind} ${prompt?.id ?? title}`} data-type={contentType} className={hstack({ gap: '3', padding: '3' })}>
            <span className={centered({ flex: 'none', width: '8', height: '8', borderRadius: 'sm', backgroundColor: 'kind.soft', color: 'kind' })}><TypeIcon type={contentType} /></span>
            <span className={flexFill({ overflowWrap: 'anywhere' })}>
              {prompt ? <Link to={`/prompt/${prompt.slug}`} className={linkRoom({ color: 'fg', textStyle: 'label', textDecoration: 'none', _hover: { textDecoration: 'underline' } })}>{title}</Link> : <b className={css({ textStyle: 'label' })}>{title}</b>}
              <span className={metaText({ display: 'block' })}>{WHAT[kind]}</span>
            </span>
            <span className={hstack({ gap: '1.5', flex: 'none', textStyle: 'small', fontWeight: 'semibold', tabular: true })}><Coin size={16} />{AGENT_DIALOG.abilityEach(price)}</span>
            <span className={metaText({ flex: 'none', hideBelow: 'sm' })}>{AGENT_DIALOG.asksFirst}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
