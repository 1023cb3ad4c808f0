import { useInfiniteQuery } from '@tanstack/react-query';
import { metaText, stack } from '#styled/patterns';
import type { PromptCard } from '#contracts/prompts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { likesOfQuery } from '../profile.queries.ts';
import { PROFILE_TABS } from '../profile.words.ts';
import { cards, CardsWaiting } from './cards-waiting.tsx';

/** Tab of a profile with the prompts that the person likes, if they made their likes public. `card` draws a prompt. */
export function LikedPrompts({ personId, name, own, card }: { personId: string; name: string; own: boolean; card(prompt: PromptCard): React.ReactNode }) {
  const list = useInfiniteQuery(likesOfQuery(personId));
  const { data, error, refetch } = list;
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <CardsWaiting />;
  const items = data.pages.flatMap((page) => page.items);
  const hidden = own && data.pages[0]?.shown === false;
  if (items.length === 0 && !list.hasNextPage) return <EmptyState size="sm" level="h3" art={<EarsScene />} title={PROFILE_TABS.noLikesTitle}>{hidden ? PROFILE_TABS.onlyYouText : PROFILE_TABS.noLikesText(name)}</EmptyState>;
  return (
    <div className={stack({ gap: '5' })}>
      {hidden && <p className={metaText()}>{PROFILE_TABS.onlyYouText}</p>}
      <ul className={cards}>{items.map((prompt) => <li key={prompt.id} className={stack({ listStyle: 'none', minWidth: '0' })}>{card(prompt)}</li>)}</ul>
      <LoadMore byButton list={list} what="prompts" />
    </div>
  );
}
