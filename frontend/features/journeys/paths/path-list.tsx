import { css } from '#styled/css';
import { column, flexFill, mutedText } from '#styled/patterns';
import type { PathLink } from '#contracts/journeys.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ENDED } from '../event-places.ts';
import { PATHS_WORDS } from '../journeys.words.ts';
import { shareWords } from '../share-words.ts';
import { pathSteps } from './path-steps.ts';
import type { PathStep } from './path-steps.ts';

/** How many places of a step of people's paths are listed before the others are folded. */
const SHOWN = 3;

interface PathListProps {
  /** Links from `foldLinks`, whose places have names for readers. */
  links: readonly PathLink[];
  people: number;
  /** Text for the places where visits ended, or began. */
  end: string;
}

/** The paths of people as a list of steps, for phones: the places that most people came to, with the others folded. */
export const PathList = ({ links, people, end }: PathListProps) => (
  <ol aria-label={PATHS_WORDS.steps} className={column({ gap: '4' })}>
    {pathSteps(links).map(({ step, places }) => (
      <li key={step}>
        <h3 className={css({ textStyle: 'label' })}>{PATHS_WORDS.stepTitle(step)}</h3>
        <Places places={places.slice(0, SHOWN)} people={people} end={end} />
        {places.length > SHOWN && <Disclosure summary={PATHS_WORDS.more(places.length - SHOWN)}><Places places={places.slice(SHOWN)} people={people} end={end} /></Disclosure>}
      </li>
    ))}
  </ol>
);

const Places = ({ places, people, end }: Pick<PathStep, 'places'> & Pick<PathListProps, 'people' | 'end'>) => (
  <ul>
    {places.map(({ place, people: count }) => (
      <li key={place} className={row}>
        <span className={flexFill()}>{place === ENDED ? end : place}</span>
        <strong>{count.toLocaleString('en-US')}</strong>
        <span className={mutedText({ width: '12', textAlign: 'end' })}>{shareWords(count, people)}</span>
      </li>
    ))}
  </ul>
);

const row = css({ display: 'flex', gap: '2', alignItems: 'baseline', paddingBlock: '1.5', borderBottom: 'soft', textStyle: 'small', fontVariantNumeric: 'tabular-nums' });
