import { useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import { contentType } from '#contracts/primitives.ts';
import { category, promptSort } from '#contracts/prompts.ts';
import { PromptFilters } from '#features/prompts/prompt-filters.tsx';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import type { PromptFilters as Filters } from '#features/prompts/prompts.queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { prefetchRoute } from '../route-chunks.ts';

const TYPING_PAUSE_MS = 250;

/** Filters live in the address: a search can be shared, and the back button finds it again. */
const readFilters = (params: URLSearchParams): Filters => ({
  contentType: contentType.safeParse(params.get('contentType')).data,
  category: category.safeParse(params.get('category')).data,
  sort: promptSort.safeParse(params.get('sort')).data,
  q: params.get('q') ?? undefined,
});

const writeFilters = (filters: Filters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** The marketplace: every published prompt, by type, category and words. */
export function MarketplacePage() {
  useDocumentTitle('Marketplace');
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = (next: Filters): void => setParams(writeFilters(next), { replace: true });
  const clear = (): void => setParams({}, { replace: true });
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })}>
      <h1 className={css({ textStyle: 'h1' })}>Marketplace</h1>
      <p className={css({ color: 'fg.muted', marginBlockStart: '2' })}>Prompts that do what they say. If a run fails, it costs nothing.</p>
      <div className={css({ display: 'grid', gap: '5', marginBlock: '6' })}>
        <SearchBox words={filters.q ?? ''} onSearch={(q) => change({ ...filters, q })} />
        <PromptFilters filters={filters} onChange={change} />
      </div>
      <PromptGrid
        filters={filters}
        onReach={() => prefetchRoute('/prompt/')}
        empty={
          <EmptyState title="Nothing here but tumbleweeds 🌵" actions={<Button onClick={clear}>Clear filters</Button>}>
            No prompt matches all of that. Fewer words or another category may help.
          </EmptyState>
        }
      />
    </div>
  );
}

function SearchBox({ words, onSearch }: { words: string; onSearch(q: string | undefined): void }) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed under the box (a link, the back button): show its words.
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  const search = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim() || undefined), TYPING_PAUSE_MS);
  };
  return (
    <Input
      type="search"
      size="lg"
      aria-label="Search prompts"
      placeholder="Search prompts"
      maxLength={120}
      value={typed}
      icon={<Search aria-hidden />}
      end={typed ? <IconButton label="Clear search" size="sm" onClick={() => search('')}><X aria-hidden /></IconButton> : undefined}
      onChange={(event) => search(event.target.value)}
    />
  );
}
