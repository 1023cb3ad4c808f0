import { useQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { PromptCard } from '#features/prompts/prompt-card.tsx';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { forYouQuery } from '#features/prompts/rails/rails.queries.ts';
import { prefetchRoute } from '../../pages.ts';
import { useCardSlots } from '../marketplace/use-card-slots.tsx';
import { FOR_YOU_ROW } from './home-rows.words.ts';
import { RowHeader } from './row-header.tsx';

const CARDS = 4;

/** A row with prompts of creators whom the member follows, and of categories that the member runs; nothing before there are any. */
export function ForYouRow() {
  const client = useQueryClient();
  const items = useQuery(forYouQuery).data?.slice(0, CARDS) ?? [];
  const { slots, sheet } = useCardSlots();
  if (items.length === 0) return null;
  return (
    <section className={stack({ gap: '4' })}>
      <RowHeader title={FOR_YOU_ROW.title} note={FOR_YOU_ROW.note} to="/marketplace" />
      <ul className={grid}>
        {items.map((prompt) => (
          <li key={prompt.id} className={stack({ minWidth: '0', listStyle: 'none' })}>
            <PromptCard prompt={prompt} slots={slots(prompt)} onReach={() => { prefetchRoute('/prompt/:idOrSlug'); void client.prefetchQuery(promptQuery(prompt.slug)); }} />
          </li>
        ))}
      </ul>
      {sheet}
    </section>
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }, gap: { base: '3', md: '5' }, '& > :nth-child(4)': { lg: { hideBelow: 'xl' } } });
