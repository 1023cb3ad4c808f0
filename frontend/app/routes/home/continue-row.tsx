import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { centered, hstack, metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { Generation } from '#contracts/generation.ts';
import { statusLine } from '#features/generation/result/status-words.ts';
import { runAddress } from '#features/generation/run-address.ts';
import { distinctRuns, runLabel, runSubtitle } from '#features/generation/run-label.ts';
import { runPicture } from '#features/generation/run-picture.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { paths } from '../../paths.ts';
import { CONTINUE_ROW } from './home-rows.words.ts';

const SHOWN = 3;

/** The last runs, to go on with: what was typed, the prompt under it, and how it ended. The same input is one card. */
export const ContinueRow = ({ runs }: { runs: readonly Generation[] }) => (
  <section aria-labelledby="continue-title" className={stack({ gap: '4', alignContent: 'start' })}>
    <header className={wrap({ alignItems: 'baseline', gap: '3' })}>
      <h2 id="continue-title" className={css({ textStyle: 'h3' })}>Continue</h2>
      <TextLink to={paths.creations} className={css({ marginInlineStart: 'auto' })}>{CONTINUE_ROW.link}</TextLink>
    </header>
    <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } })}>
      {distinctRuns(runs, SHOWN).map(({ run, times }) => (
        <li key={run.id}>
          <Link to={runAddress(run)} className={tile} data-type={run.contentType}>
            <span className={thumb}><Thumb run={run} /></span>
            <span className={css({ display: 'grid', minWidth: '0', flex: '1' })}>
              <span className={css({ fontWeight: 'semibold', truncate: true })}>{runLabel(run)}</span>
              {runSubtitle(run) !== null && <span className={mutedText({ textStyle: 'meta', truncate: true })}>{runSubtitle(run)}</span>}
              <span className={metaText({ truncate: true })}>{statusLine(run)} · <RelativeTime iso={run.createdAt} />{times > 1 && ` · run ${times} times`}</span>
            </span>
            <ChevronRight aria-hidden className={css({ width: '4', height: '4', color: 'fg.subtle' })} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** What it made, else what made it. */
function Thumb({ run }: { run: Generation }) {
  const picture = runPicture(run);
  return picture ? <img src={picture} alt="" loading="lazy" decoding="async" className={css({ width: 'full', height: 'full', objectFit: 'cover' })} /> : <TypeIcon type={run.contentType} size={20} />;
}

const thumb = centered({ flex: 'none', width: '14', height: '14', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
const tile = hstack({ gap: '3', padding: '3', layerStyle: 'card', height: 'full', color: 'fg', textDecoration: 'none', _hover: { borderColor: 'kind' } });
