import type { ReactNode } from 'react';
import { ChevronRight, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { centered, coverImage, flexFill, hstack, metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { Generation } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { OwnPrompt } from '#features/builder/start/start.queries.ts';
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

interface ContinueRowProps {
  runs: readonly Generation[];
  drafts: readonly OwnPrompt[];
}

/** The latest drafts and runs of a member on the home page, for continuing them. Runs with the same input make one card. */
export function ContinueRow({ runs, drafts }: ContinueRowProps) {
  const cards = [
    ...distinctRuns(runs, SHOWN).map(({ run, times }) => ({ key: run.id, at: run.createdAt, card: <RunTile run={run} times={times} /> })),
    ...drafts.map((draft) => ({ key: draft.promptId, at: draft.updatedAt, card: <DraftTile draft={draft} /> })),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
  return (
    <section aria-labelledby="continue-title" className={stack({ gap: '4', alignContent: 'start' })}>
      <header className={wrap({ alignItems: 'baseline', columnGap: '5', rowGap: '1' })}>
        <h2 id="continue-title" className={css({ textStyle: 'h3', marginInlineEnd: 'auto' })}>Continue</h2>
        {drafts.length > 0 && <TextLink to="/create/prompts">{CONTINUE_ROW.draftsLink}</TextLink>}
        {runs.length > 0 && <TextLink to={paths.creations}>{CONTINUE_ROW.link}</TextLink>}
      </header>
      <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } })}>{cards.map(({ key, card }) => <li key={key}>{card}</li>)}</ul>
    </section>
  );
}

const RunTile = ({ run, times }: { run: Generation; times: number }) => (
  <Tile to={runAddress(run)} type={run.contentType} picture={<Thumb run={run} />} title={runLabel(run)} above={runSubtitle(run)}>
    {statusLine(run)} · <RelativeTime iso={run.createdAt} />{times > 1 && ` · run ${times} times`}
  </Tile>
);

const DraftTile = ({ draft: { promptId, title, contentType, updatedAt } }: { draft: OwnPrompt }) => (
  <Tile to={`/edit/prompt/${promptId}`} type={contentType} picture={<FileText size={20} aria-hidden />} title={title || CONTINUE_ROW.untitledText} above={null}>
    {CONTINUE_ROW.draftText} · <RelativeTime iso={updatedAt} />
  </Tile>
);

interface TileProps {
  to: string;
  type: ContentType;
  picture: ReactNode;
  title: string;
  above: string | null;
  /** The state of a draft or run, and since when it has been in it. */
  children: ReactNode;
}

const Tile = ({ to, type, picture, title, above, children }: TileProps) => (
  <Link to={to} className={tile} data-type={type}>
    <span className={thumb}>{picture}</span>
    <span className={flexFill({ display: 'grid' })}>
      <span className={css({ fontWeight: 'semibold', truncate: true })}>{title}</span>
      {above !== null && <span className={mutedText({ textStyle: 'meta', truncate: true })}>{above}</span>}
      <span className={metaText({ truncate: true })}>{children}</span>
    </span>
    <ChevronRight aria-hidden className={css({ width: '4', height: '4', color: 'fg.subtle' })} />
  </Link>
);

/** The picture of a run; without one, the icon of its content type. */
function Thumb({ run }: { run: Generation }) {
  const picture = runPicture(run);
  return picture ? <img src={picture} alt="" loading="lazy" decoding="async" className={coverImage()} /> : <TypeIcon type={run.contentType} size={20} />;
}

const thumb = centered({ flex: 'none', width: '14', height: '14', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
const tile = hstack({ gap: '3', padding: '3', layerStyle: 'card', height: 'full', color: 'fg', textDecoration: 'none', _hover: { borderColor: 'kind' } });
