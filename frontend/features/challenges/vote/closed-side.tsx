import { Check } from 'lucide-react';
import { css, cx } from '#styled/css';
import { centered, longWords } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listOwnVotes } from '#contracts/challenge-votes.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { disc } from '../medals.ts';
import { CLOSED_DUEL } from '../challenge-vote.words.ts';
import { AuthorLine } from '../winners/author-line.tsx';
import { ScoreBar } from '../winners/score-bar.tsx';
import { WholePicture } from './whole-picture.tsx';

type Side = ResponseOf<typeof listOwnVotes>['items'][number]['left'];

/** After the results, one entry of a pair that the viewer voted on: author, place, both scores and the reason. */
export function ClosedSide({ side, picked }: { side: Side; picked: boolean }) {
  if (side === null) return <figure className={css({ margin: '0' })}><div className={cx(shot, centered({ color: 'fg.subtle' }))}>{CLOSED_DUEL.gone}</div></figure>;
  const { place, title, output, author, voteScore, rubricScore, final, reason } = side;
  return (
    <figure className={css({ position: 'relative', margin: '0', minWidth: '0' })}>
      <div className={shot} data-picked={picked || undefined}>{output.kind === 'text' ? <div tabIndex={0} role="region" aria-label={title} className={css({ height: 'full', overflowY: 'auto', padding: '5', backgroundColor: 'surface', '[data-picked] > &': { paddingBlockStart: '[56px]' } })}><ProseText text={output.text} /></div> : output.kind === 'image' ? <WholePicture url={output.url} alt={title} /> : <EntryMedia whole output={output} alt={title} />}</div>
      {picked && <span className={mark}><Check size={15} aria-hidden />{CLOSED_DUEL.picked}</span>}
      <figcaption className={css({ padding: '[16px 4px 0]' })}>
        <div className={css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, alignItems: 'center', columnGap: '2.5', rowGap: '1', marginBlockEnd: '3' })}>
          <span className={cx(disc(place), place > 3 && css({ backgroundColor: 'raised' }))}>{place}</span>
          <b className={css({ fontFamily: 'display', fontWeight: 'bold', fontSize: '17', lineHeight: '[1.2]', minWidth: '0', overflowWrap: 'anywhere' })}>{title}</b>
          <span className={css({ order: { base: '3', md: '0' }, width: { base: 'full', md: 'auto' } })}><AuthorLine author={author} /></span>
          <b className={css({ marginInlineStart: 'auto', fontFamily: 'display', fontWeight: 'bold', fontSize: '24', lineHeight: 'none', letterSpacing: 'tight', tabular: true })}>{final.toFixed(1)}</b>
        </div>
        <ScoreBar votes={voteScore} rubric={rubricScore} legend />
        <p className={longWords({ marginBlockStart: '2.5', color: 'fg.muted' })}>{reason}</p>
      </figcaption>
    </figure>
  );
}

const shot = css({ width: 'full', aspectRatio: '[4 / 3]', maxHeight: { md: '[calc(100dvh - 420px)]' }, minHeight: '[180px]', borderRadius: 'lg', overflow: 'hidden', backgroundColor: 'raised', outline: '[3px solid transparent]', outlineOffset: '[4px]', '&[data-picked]': { outlineColor: 'brand' } });
const mark = css({ position: 'absolute', insetInlineStart: '3', insetBlockStart: '3', display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: '8', paddingInline: '[10px 12px]', borderRadius: 'full', backgroundColor: 'surface', color: 'brand', textStyle: 'meta', fontWeight: 'bold' });
