import type { ReactNode } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import type { PromptCard as Prompt } from '#contracts/prompts.ts';
import { useWholePage } from '#lib/server-rendering.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { PagedList } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { promptQuery, promptsQuery } from './prompts.queries.ts';
import type { PromptFilters } from './prompts.queries.ts';
import { PromptCard } from './prompt-card.tsx';
import type { CardSlots } from './prompt-card.tsx';
import * as CARDS from './prompt-card.words.ts';
import { elementAt } from '#contracts/must.ts';

interface PromptGridProps {
  filters: PromptFilters;
  /** Element that the grid shows when no prompt matches. */
  empty: ReactNode;
  /** Called when the user points at a prompt's card, to load the prompt's page in advance. */
  onReach?: () => void;
  /** Number of prompts that the grid shows at most, for rows on the home page. */
  preview?: number;
  /** End of a whole list, which loads the next page. The grid does not draw it itself, because the first visit has only previews and its script no room. */
  end?: (prompts: PagedList) => ReactNode;
  /** Elements that each card of the grid shows above its link. */
  slots?: ((prompt: Prompt) => CardSlots) | undefined;
  /** Text above the prompts once they are loaded, for example that a misspelt search was corrected. */
  note?: (first: { correctedTo: string | null }) => ReactNode;
  /** True for a grid of prompts below the first screen: its pictures load only when they come near. */
  below?: boolean;
  /** Ids of prompts that the same page already shows in another place. The grid leaves them out, but a preview keeps them when the others do not fill it. */
  except?: ReadonlySet<string> | undefined;
  /** True for a grid beside a column of filters, where each row has one card less. */
  narrow?: boolean;
}

const EAGER_CARDS = 4;
/** Number of prompts that the server renders into the page: two rows of a wide window. */
const SERVER_RENDERED_CARDS = 8;

/** Grid of prompts' cards with its states: loading, empty, failed with a retry, and further pages that load as the user scrolls. */
export function PromptGrid({ filters, empty, onReach, preview, end, slots, note, below = false, except, narrow = false }: PromptGridProps) {
  const client = useQueryClient();
  const prompts = useInfiniteQuery(promptsQuery(filters));
  const whole = useWholePage();
  if (prompts.isPending) return <GridSkeleton cards={preview ?? 8} narrow={narrow} />;
  if (prompts.isError && !prompts.data) {
    return <Alert tone="bad" title={CARDS.promptGridTitle} action={<Button size="sm" onClick={() => void prompts.refetch()}>{CARDS.promptGridTryAgainButton}</Button>}>{CARDS.promptGridNoAnswerText}</Alert>;
  }
  const found = prompts.data.pages.flatMap((page) => page.items);
  if (found.length === 0) return empty;
  const others = found.filter(({ id }) => !except?.has(id));
  const all = (preview !== undefined && others.length < preview ? found : others).slice(0, whole ? preview : Math.min(preview ?? SERVER_RENDERED_CARDS, SERVER_RENDERED_CARDS));
  return (
    <>
      {note?.(elementAt(prompts.data.pages, 0))}
      <ul className={narrow ? narrowGrid : grid}>
        {all.map((prompt, index) => (
          <li key={prompt.id} className={below || index >= EAGER_CARDS ? laterCell : cell}>
            <PromptCard
              prompt={prompt}
              eager={!below && index < EAGER_CARDS}
              slots={slots?.(prompt)}
              onReach={() => {
                onReach?.();
                void client.prefetchQuery(promptQuery(prompt.slug));
              }}
            />
          </li>
        ))}
      </ul>
      {end?.(prompts)}
    </>
  );
}

function GridSkeleton({ cards, narrow = false }: { cards: number; narrow?: boolean }) {
  return (
    <div className={narrow ? narrowGrid : grid} aria-busy="true">
      {Array.from({ length: cards }, (_, index) => <Skeleton key={index} radius="lg" className={css({ height: { base: '[230px]', md: '[340px]' } })} />)}
    </div>
  );
}

const cell = stack({ minWidth: '0' });
/**
 * Phones lay out a card only when it comes near the visible part, which saves time in long lists. Other windows do not, because this would
 * cut off a card that rises under the pointer.
 */
const laterCell = stack({ minWidth: '0', mdDown: { contentVisibility: 'auto', containIntrinsicSize: '[auto 240px]' } });

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }, gap: { base: '3', md: '5' } });
const narrowGrid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }, gap: { base: '3', md: '5' } });
