import { useInfiniteQuery } from '@tanstack/react-query';
import { stack } from '#styled/patterns';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { promptsQuery } from '#features/prompts/prompts.queries.ts';
import type { PromptFilters } from '#features/prompts/prompts.queries.ts';
import { prefetchRoute } from '../../pages.ts';
import { useCardSlots } from '../marketplace/use-card-slots.tsx';
import { ForYouRow } from './for-you-row.tsx';
import { RowHeader } from './row-header.tsx';
import { FOLLOWED_ROW } from './home-rows.words.ts';

const FOLLOWED: PromptFilters = { followed: 'true', sort: 'newest' };
const CARDS = 4;

/** Two rows of a member's home page: prompts chosen for the member, and the latest of the people whom they follow. */
export const FollowedRow = () => <><ForYouRow /><Followed /></>;

/** A row with the latest prompts of the people whom the member follows; nothing while there are none. */
function Followed() {
  const { slots, sheet } = useCardSlots();
  const found = useInfiniteQuery(promptsQuery(FOLLOWED));
  if (!found.data?.pages[0]?.items.length) return null;
  return (
    <section className={stack({ gap: '4' })}>
      <RowHeader title={FOLLOWED_ROW.title} note={FOLLOWED_ROW.note} to="/marketplace?followed=true&sort=newest" />
      <PromptGrid below filters={FOLLOWED} slots={slots} preview={CARDS} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={null} />
      {sheet}
    </section>
  );
}
