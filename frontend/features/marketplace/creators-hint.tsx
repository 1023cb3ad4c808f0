import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { wrap } from '#styled/patterns';
import { TextLink } from '#ui/text-link.tsx';
import { creatorsQuery } from './creators.queries.ts';
import { CREATORS_HINT } from './marketplace.words.ts';
import { elementAt } from '#contracts/must.ts';

interface CreatorsHintProps {
  /** Words that the visitor searched for in the marketplace. */
  words: string;
  /** Address of the page that lists the creators whose names begin with the searched words. */
  to: string;
}

/** A link from a search among prompts to the creators whose names begin with its words. It shows nothing when there are none. */
export function CreatorsHint({ words, to }: CreatorsHintProps) {
  const people = useInfiniteQuery(creatorsQuery(words.slice(0, 80))).data?.pages[0];
  if (!people || people.items.length === 0) return null;
  const one = people.items.length === 1 && people.nextCursor === null;
  return (
    <p role="status" className={wrap({ alignItems: 'center', columnGap: '2', textStyle: 'small', color: 'fg.muted', '& > svg': { flex: 'none', color: 'brand' } })}>
      <UserRound size={16} aria-hidden />
      {one ? CREATORS_HINT.oneFound(elementAt(people.items, 0).displayName) : CREATORS_HINT.manyFound(people.items.length, people.nextCursor)}
      <TextLink to={to}>{CREATORS_HINT.link(Boolean(one))}</TextLink>
    </p>
  );
}
