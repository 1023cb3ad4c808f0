import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import type { PathLink, Segment } from '#contracts/journeys.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { choiceOf, ENDED, labelOf, PLACE_OPTIONS, placeWords } from '../event-places.ts';
import type { PlaceKey } from '../event-places.ts';
import { pathsQuery } from '../journeys.queries.ts';
import type { Period } from '../journeys.queries.ts';
import { PATHS_WORDS } from '../journeys.words.ts';
import { ReportCard } from '../report-card.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { shareWords } from '../share-words.ts';
import { PathList } from './path-list.tsx';
import { PathPicture } from './path-picture.tsx';
import { foldLinks } from './fold-links.ts';

type Direction = 'after' | 'before';

interface PathsPanelProps {
  event: PlaceKey;
  direction: Direction;
  segment: Segment | undefined;
  period: Period;
  onChange(next: { event: PlaceKey; direction: Direction }): void;
}

/** The report of what people did before or after an event, as a diagram and a table. */
export function PathsPanel({ event, direction, segment, period, onChange }: PathsPanelProps) {
  const query = useQuery(pathsQuery({ ...period, event: choiceOf(event), direction, depth: 5, ...(segment && { segment }) }));
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '3', alignItems: 'center' })}>
        <SegmentedControl label={PATHS_WORDS.direction} options={DIRECTIONS} value={direction} onValueChange={(next) => onChange({ event, direction: next })} />
        <Select label={PATHS_WORDS.event} options={PLACE_OPTIONS} value={event} onValueChange={(next) => onChange({ event: next, direction })} className={css({ minWidth: '[200px]' })} />
      </div>
      <ReportCard
        query={query} definition={PATHS_WORDS.definition} title={({ people }) => PATHS_WORDS.title(people, direction, labelOf(event))}
        file="paths" table={({ links }) => [[PATHS_WORDS.columns.step, PATHS_WORDS.columns.from, PATHS_WORDS.columns.to, PATHS_WORDS.columns.people], ...links.map((link) => [link.step, placeWords(link.from, direction), placeWords(link.to, direction), link.people])]}
      >
        {({ people, links }) => {
          if (people === 0) return <p>{PATHS_WORDS.none}</p>;
          const folded = foldLinks(links, people);
          const end = placeWords(ENDED, direction);
          const shown = { links: folded, people, end };
          return (
            <>
              <div className={column({ gap: '4', display: { base: 'none', md: 'grid' } })}><PathPicture {...shown} /><MoveTable {...shown} /></div>
              <div className={column({ gap: '4', display: { base: 'grid', md: 'none' } })}><PathList {...shown} /><Disclosure summary={PATHS_WORDS.allMoves}><MoveTable {...shown} /></Disclosure></div>
            </>
          );
        }}
      </ReportCard>
    </div>
  );
}

/** All moves of people's paths, step by step. */
function MoveTable({ links, people, end }: { links: readonly PathLink[]; people: number; end: string }) {
  const { columns } = PATHS_WORDS;
  return (
    <ReportTable label={PATHS_WORDS.table} cards>
      <thead><tr><th scope="col">{columns.step}</th><th scope="col" data-words="">{columns.from}</th><th scope="col" data-words="">{columns.to}</th><th scope="col">{columns.people}</th><th scope="col">{columns.share}</th></tr></thead>
      <tbody>
        {links.map((link) => (
          <tr key={`${link.step} ${link.from} ${link.to}`}>
            <th scope="row" data-name={columns.step}>{link.step}</th><td data-words="" data-name={columns.from}>{link.from === ENDED ? end : link.from}</td><td data-words="" data-name={columns.to}>{link.to === ENDED ? end : link.to}</td>
            <td data-name={columns.people}>{link.people.toLocaleString('en-US')}</td><td data-name={columns.share}>{shareWords(link.people, people)}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}

const DIRECTIONS = [{ value: 'after', label: PATHS_WORDS.directions.after }, { value: 'before', label: PATHS_WORDS.directions.before }] as const;
