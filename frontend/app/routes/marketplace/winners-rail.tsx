import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, stack, wrap } from '#styled/patterns';
import { PromptCard } from '#features/prompts/prompt-card.tsx';
import { winningPromptsQuery } from '#shared/challenges/winning-prompts.queries.ts';
import { TextLink } from '#ui/text-link.tsx';
import { prefetchRoute } from '../../pages.ts';
import { WINNERS_RAIL } from './marketplace.words.ts';

/** A row of the marketplace with prompts that made winning entries of challenges; nothing while there are none. */
export function WinnersRail() {
  const prompts = useQuery(winningPromptsQuery).data?.items ?? [];
  if (prompts.length === 0) return null;
  return (
    <section aria-labelledby="rail-challenge-winners" className={column({ gap: '4' })}>
      <header className={wrap({ alignItems: 'baseline', columnGap: '3' })}>
        <h2 id="rail-challenge-winners" className={css({ textStyle: 'h4' })}>{WINNERS_RAIL.title}</h2>
        <span className={metaText()}>{WINNERS_RAIL.note}</span>
        <TextLink to="/challenges?state=completed" className={css({ marginInlineStart: 'auto' })}>{WINNERS_RAIL.link}</TextLink>
      </header>
      <ul className={row}>{prompts.map((prompt) => <li key={prompt.id} className={item}><PromptCard prompt={prompt} onReach={() => prefetchRoute('/prompt/:idOrSlug')} /></li>)}</ul>
    </section>
  );
}

const row = css({ display: 'flex', gap: { base: '3', md: '5' }, overflowX: 'auto', scrollSnapType: '[x proximity]', scrollbarWidth: '[thin]', padding: '1', margin: '-1', scrollPaddingInline: '1' });
const item = stack({ flex: 'none', width: { base: '[min(44vw, 220px)]', md: '[246px]' }, scrollSnapAlign: 'start' });
