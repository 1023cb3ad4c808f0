import { useInfiniteQuery } from '@tanstack/react-query';
import { stack } from '#styled/patterns';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { promptsQuery } from '#features/prompts/prompts.queries.ts';
import type { PromptFilters } from '#features/prompts/prompts.queries.ts';
import { prefetchRoute } from '../../pages.ts';
import { RowHeader } from './row-header.tsx';
import { FOLLOWED_ROW } from './home-rows.words.ts';

const FOLLOWED: PromptFilters = { followed: 'true', sort: 'newest' };
const CARDS = 4;

/** The latest of the people whom the member follows; nothing while there are none. */
export function FollowedRow() {
  const found = useInfiniteQuery(promptsQuery(FOLLOWED));
  if (!found.data?.pages[0]?.items.length) return null;
  return (
    <section className={stack({ gap: '4' })}>
      <RowHeader title={FOLLOWED_ROW.title} note={FOLLOWED_ROW.note} to="/marketplace?followed=true&sort=newest" />
      <PromptGrid below filters={FOLLOWED} preview={CARDS} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={null} />
    </section>
  );
}
