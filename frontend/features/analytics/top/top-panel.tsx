import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import type { Top } from '#contracts/admin-analytics.ts';
import { momentsOf } from '#lib/day-span.ts';
import type { CsvTable } from '#lib/csv.ts';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { topQuery } from '../analytics.queries.ts';
import { TOP_WORDS } from '../analytics.words.ts';
import { Answered } from '../answered.tsx';
import type { PanelProps } from '../behind/behind.ts';
import { FigureCard } from '../chart/figure-card.tsx';
import { useBefore } from '../chart/use-before.ts';
import { rateWords } from '../share-words.ts';

export const LISTS = ['prompts', 'creators', 'packs', 'searches', 'missed'] as const;
export type List = (typeof LISTS)[number];

interface TopPanelProps extends PanelProps {
  list: List;
  onList(list: List): void;
  /** Functions that return the addresses of a prompt, a pack and a search. */
  paths: { prompt(slug: string): string; pack(id: string): string; search(words: string): string };
}

const LIST_OPTIONS = LISTS.map((value) => ({ value, label: TOP_WORDS.title[value] }));

/** The analytics tab with the prompts, creators, packs and searches that people used most. */
export function TopPanel({ span, compare, list, onList, paths, onBehind }: TopPanelProps) {
  const period = momentsOf(span);
  const query = useQuery(topQuery(period));
  const before = useBefore(topQuery, span, compare);
  return (
    <>
      <Select label={TOP_WORDS.lists} options={LIST_OPTIONS} value={list} onValueChange={onList} className={css({ maxWidth: '[360px]' })} />
      <Answered query={query}>
        {(top) => {
          const table = tableOf(top, before, list);
          const open = (row: number): void => {
            const [prompt, creator] = [list === 'prompts' ? top.prompts[row] : undefined, list === 'creators' ? top.creators[row] : undefined];
            if (prompt) onBehind({ kind: 'runs', what: prompt.title, asked: { ...period, promptId: prompt.id } });
            if (creator) onBehind({ kind: 'runs', what: creator.username, asked: { ...period, creatorId: creator.id } });
          };
          const linkOf = (row: number): string | null => {
            const pack = list === 'packs' ? top.packs[row] : undefined;
            if (pack) return paths.pack(pack.id);
            const words = list === 'searches' ? top.searches[row]?.words : list === 'missed' ? top.missed[row]?.words : undefined;
            return words === undefined ? null : paths.search(words);
          };
          return (
            <FigureCard
              cards
              title={TOP_WORDS.title[list]} definition={TOP_WORDS.definition[list]} table={table} empty={table.length === 1 ? TOP_WORDS.none : null}
              {...((list === 'prompts' || list === 'creators') && { onRow: open })}
              words={(cell, column, row) => {
                const to = column === 0 ? linkOf(row) : null;
                if (to !== null) return <TextLink to={to}>{cell}</TextLink>;
                const item = list === 'prompts' ? top.prompts[row] : list === 'creators' ? top.creators[row] : undefined;
                if (item && table[0]?.[column] === TOP_WORDS.rate) return rateWords(item.worked, item.runs);
                return typeof cell === 'number' ? cell.toLocaleString('en-US') : cell ?? '–';
              }}
            />
          );
        }}
      </Answered>
    </>
  );
}

function tableOf(top: Top, before: Top | undefined, list: List): CsvTable {
  const beside = before ? [TOP_WORDS.before] : [];
  // The server sends only the first 20 of the period before, so an item that was not among them has no number to compare with.
  const runsBefore = (items: readonly { id: string; runs: number }[] | undefined, id: string): (number | null)[] => (items ? [items.find((item) => item.id === id)?.runs ?? null] : []);
  switch (list) {
    case 'prompts': return [[TOP_WORDS.name, TOP_WORDS.creator, TOP_WORDS.runs, TOP_WORDS.people, TOP_WORDS.rate, ...beside],
      ...top.prompts.map(({ id, title, creator, runs, people, worked }) => [title === '' ? TOP_WORDS.gone : title, creator, runs, people, worked / runs, ...runsBefore(before?.prompts, id)])];
    case 'creators': return [[TOP_WORDS.name, TOP_WORDS.runs, TOP_WORDS.prompts, TOP_WORDS.rate, ...beside], ...top.creators.map(({ id, username, runs, prompts, worked }) => [username, runs, prompts, worked / runs, ...runsBefore(before?.creators, id)])];
    case 'packs': return [[TOP_WORDS.name, TOP_WORDS.creator, TOP_WORDS.sales, TOP_WORDS.tokens], ...top.packs.map(({ title, creator, sales, tokens }) => [title, creator, sales, tokens])];
    default: return [[TOP_WORDS.words, TOP_WORDS.times, TOP_WORDS.nothing], ...top[list].map(({ words, searches, missed }) => [words, searches, missed])];
  }
}
