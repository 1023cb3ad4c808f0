import { useQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, stack, wrap } from '#styled/patterns';
import type { PromptCard as Prompt } from '#contracts/prompts.ts';
import { usePhone, useWholePage } from '#lib/server-rendering.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PromptCard } from '../prompt-card.tsx';
import type { CardSlots } from '../prompt-card.tsx';
import { promptQuery } from '../prompts.queries.ts';
import { railsQuery } from './rails.queries.ts';
import { PROMPT_RAILS } from '../prompts.words.ts';

const WORDS = {
  featured: { title: PROMPT_RAILS.featuredThisWeekTitle, note: PROMPT_RAILS.chosenByModeratorsNote, to: null },
  trending: { title: PROMPT_RAILS.trendingThisWeekTitle, note: PROMPT_RAILS.trendingNote, to: null },
  'fresh-free': { title: PROMPT_RAILS.freshNoAuthorsTitle, note: PROMPT_RAILS.newWithoutCreatorNote, to: '/marketplace?price=free&sort=newest' },
  'new-creators': { title: PROMPT_RAILS.newCreatorsTitle, note: PROMPT_RAILS.fewerThanSalesNote, to: null },
} as const;

/** Number of prompts of a row above the marketplace's grid that are visible in the window. */
const SEEN_CARDS = { phone: 3, wide: 5 };
/** Number of prompts of the first row whose pictures load at once: the most that a window shows. */
const EAGER_CARDS = 3;

interface PromptRailsProps {
  slots?: (prompt: Prompt) => CardSlots;
  onReach?: () => void;
}

/** Rows of prompts above the marketplace's grid that scroll sideways. If the request fails there are no rows, because the grid below shows prompts anyway. */
export function PromptRails({ slots, onReach }: PromptRailsProps) {
  const client = useQueryClient();
  const rails = useQuery(railsQuery);
  const whole = useWholePage();
  const seen = usePhone() ? SEEN_CARDS.phone : SEEN_CARDS.wide;
  if (rails.isPending) return <Skeleton radius="lg" className={css({ height: { base: '[280px]', md: '[380px]' } })} />;
  return rails.data?.rails.map(({ key, items }, rail) => (
    <section key={key} aria-labelledby={`rail-${key}`} className={rail === 0 ? shelf : laterShelf}>
      <header className={wrap({ alignItems: 'baseline', columnGap: '3' })}>
        <h2 id={`rail-${key}`} className={css({ textStyle: 'h4' })}>{WORDS[key].title}</h2>
        <span className={metaText()}>{WORDS[key].note}</span>
        {WORDS[key].to && <TextLink to={WORDS[key].to} className={css({ marginInlineStart: 'auto' })}>{PROMPT_RAILS.link}</TextLink>}
      </header>
      <ul className={row}>
        {items.slice(0, whole ? items.length : seen).map((prompt, index) => (
          <li key={prompt.id} className={item}>
            <PromptCard
              prompt={prompt}
              eager={rail === 0 && index < EAGER_CARDS}
              slots={slots?.(prompt)}
              onReach={() => {
                onReach?.();
                void client.prefetchQuery(promptQuery(prompt.slug));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const shelf = column({ gap: '4' });
/** Phones lay out a row of prompts only when it comes near the visible part, which saves time when the page opens. */
const laterShelf = column({ gap: '4', mdDown: { contentVisibility: 'auto', containIntrinsicSize: '[auto 280px]' } });
const row = css({
  display: 'flex', gap: { base: '3', md: '5' }, overflowX: 'auto', scrollSnapType: '[x proximity]', scrollbarWidth: '[thin]',
  // Leaves space for the raised card and the focus ring of a prompt, which the box that scrolls sideways would cut off.
  paddingBlock: '1', marginBlock: '-1', paddingInline: '1', marginInline: '-1', scrollPaddingInline: '1',
});
const item = stack({ flex: 'none', width: { base: '[min(44vw, 220px)]', md: '[246px]' }, scrollSnapAlign: 'start' });
