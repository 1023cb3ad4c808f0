import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styled/css';
import { column, mutedText, spaceBetween, stack } from '#styled/patterns';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { droppedQuery } from '../journeys.queries.ts';
import type { DroppedQuestion } from '../journeys.queries.ts';
import { PEOPLE_WORDS } from '../journeys.words.ts';
import { Timeline } from './timeline.tsx';

interface PeopleSheetProps {
  question: DroppedQuestion;
  /** Name of the last step of the funnel that the listed people took before they left. */
  label: string;
  onClose(): void;
}

/** A sheet that lists the members who left a funnel after a step, and the events of one of them. */
export function PeopleSheet({ question, label, onClose }: PeopleSheetProps) {
  const [person, setPerson] = useState<{ id: string; displayName: string } | null>(null);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={person ? PEOPLE_WORDS.timeline(person.displayName) : PEOPLE_WORDS.title(label)}>
      <div className={column({ gap: '4' })}>
        <p className={mutedText({ textStyle: 'meta' })}>{PEOPLE_WORDS.recorded}</p>
        {person ? <Timeline id={person.id} /> : <People question={question} onOpen={setPerson} />}
      </div>
    </Sheet>
  );
}

function People({ question, onOpen }: { question: DroppedQuestion; onOpen(person: { id: string; displayName: string }): void }) {
  const query = useInfiniteQuery(droppedQuery(question));
  if (query.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[320px]' })} /></div>;
  if (query.data === undefined) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  const people = query.data.pages.flatMap(({ items }) => items);
  const visitors = query.data.pages[0]?.visitors ?? 0;
  return (
    <>
      {people.length === 0 ? <p>{PEOPLE_WORDS.none}</p> : (
        <ul className={stack({ gap: '2' })}>
          {people.map((person) => (
            <li key={person.id} className={spaceBetween({ gap: '3' })}>
              <TextButton aria-label={PEOPLE_WORDS.open(person.displayName)} onClick={() => onOpen(person)}>{person.displayName}</TextButton>
              <span className={mutedText({ textStyle: 'meta' })}><Moment at={person.at} /></span>
            </li>
          ))}
        </ul>
      )}
      <LoadMore byButton list={query} what="people" />
      {visitors > 0 && <p className={mutedText({ textStyle: 'meta' })}>{PEOPLE_WORDS.visitors(visitors)}</p>}
    </>
  );
}
