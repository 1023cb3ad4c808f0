import { Crown } from 'lucide-react';
import { css, cx } from '#styled/css';
import { centered, longWords } from '#styled/patterns';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { placeWords } from '#shared/challenges/place-words.ts';
import { styleVariables } from '#shared/packs/style-variables.ts';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PODIUM } from '../challenge-winners.words.ts';
import { metalOf } from '../medals.ts';
import { onDark } from '../stage/on-dark.ts';
import { AuthorLine } from './author-line.tsx';

interface PodiumProps {
  /** The results of the first places in order, at most three. */
  results: readonly ChallengeResult[];
  contentType: ContentType;
  onLook(result: ChallengeResult): void;
}

/** The podium of a challenge with second, first and third place. On phones the first place stands above the others. */
export const Podium = ({ results, contentType, onLook }: PodiumProps) => (
  <section aria-label={PODIUM.label} className={cx(onDark, hall)} data-type={contentType}>
    <h2 className={css({ srOnly: true })}>{PODIUM.label}</h2>
    <Beams />
    <ol className={steps} data-count={results.length}>
      {results.map((result, index) => {
        const { entry, author, prize, place } = result;
        return (
          <li key={entry.id} className={step} data-at={index + 1} style={styleVariables({ '--metal': metalOf(place) ?? 'oklch(.7 .02 292)' })}>
            <div className={css({ position: 'relative', marginInline: { base: '1', md: '3' } })}>
              {place === 1 && <span aria-hidden className={crown}><Crown size={22} /></span>}
              <button type="button" aria-haspopup="dialog" aria-label={PODIUM.openLabel(entry.title)} className={frame} data-first={place === 1 || undefined} onClick={() => onLook(result)}><EntryMedia output={entry.output} alt="" /></button>
            </div>
            <div className={plinth} data-at={index + 1}>
              <b className={number} data-at={index + 1}><span aria-hidden>{place}</span><span className={css({ srOnly: true })}>{PODIUM.placeLabel(placeWords(place))}</span></b>
              <div className={css({ minWidth: '0', gridColumn: { base: index === 0 ? 'auto' : '1 / -1', md: 'auto' }, order: { base: index === 0 ? '0' : '3', md: '0' } })}>
                <h3 className={longWords({ fontSize: index === 0 ? { base: '17', md: '20' } : { base: '15', md: '17' }, lineHeight: '[1.2]' })}>{entry.title}</h3>
                <AuthorLine author={author} />
              </div>
              {prize !== null && prize > 0 && <TokenAmount tokens={prize} size={17} className={css({ color: 'amber', fontFamily: 'display', fontSize: '17', justifySelf: 'end' })} />}
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);

const Beams = () => (
  <svg aria-hidden="true" viewBox="0 0 1160 480" preserveAspectRatio="xMidYMin slice" className={css({ position: 'absolute', inset: '0', width: 'full', height: 'full' })}>
    <defs>
      <linearGradient id="podium-ground" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stopColor="oklch(.2 .06 285)" /><stop offset=".7" stopColor="oklch(.25 .09 300)" /><stop offset="1" stopColor="oklch(.34 .13 345)" /></linearGradient>
      <linearGradient id="podium-beam" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stopColor="white" stopOpacity=".26" /><stop offset="1" stopColor="white" stopOpacity="0" /></linearGradient>
    </defs>
    <rect width="1160" height="480" fill="url(#podium-ground)" />
    <path d="M40-10h70l120 490h-160Z M330-10h70l190 490h-150Z M830-10h-70l-190 490h150Z M1120-10h-70l-120 490h160Z" fill="url(#podium-beam)" />
    <g fill="oklch(.84 .13 82)">{([[535, 28, 0.7], [790, 62, 0.8], [812, 66, 0.6], [352, 90, 0.8], [830, 152, 0.6], [790, 170, 0.5], [374, 60, 0.5]] as const).map(([x, y, scale]) => <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`} d="M0-12C1-4.4 4.4-1 12 0 4.4 1 1 4.4 0 12-1 4.4-4.4 1-12 0-4.4-1-1-4.4 0-12Z" />)}</g>
  </svg>
);

const hall = css({ position: 'relative', borderRadius: '[20px 20px 0 0]', overflow: 'hidden', border: '[1px solid oklch(1 0 0 / .09)]', borderBlockEnd: 'none', backgroundColor: '[oklch(.2 .06 285)]' });
const steps = css({
  position: 'relative', display: 'grid', alignItems: 'end', justifyContent: 'center', gap: { base: '[20px 12px]', md: '6' }, padding: { base: '[40px 16px 0]', md: '[44px 44px 0]' }, gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr) minmax(0, 1.24fr) minmax(0, 1fr)' },
  '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 480px)' }, '&[data-count="2"]': { gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.24fr)' } },
});
const step = css({
  minWidth: '0', '&[data-at="1"]': { gridColumn: { base: '1 / -1', md: 'auto' }, order: { md: '2' } }, '&[data-at="2"]': { order: { base: '1', md: '1' } }, '&[data-at="3"]': { order: { base: '1', md: '3' } },
  '[data-count="1"] > &': { gridColumn: 'auto!' },
});
const frame = css({
  display: 'block', width: 'full', aspectRatio: '[4 / 3]', padding: '0', borderRadius: '[14px]', overflow: 'hidden', backgroundColor: 'raised', border: '[3px solid var(--metal)]', boxShadow: '[0 18px 40px -12px oklch(.08 .04 290 / .8)]', cursor: 'zoom-in', color: 'fg', textAlign: 'start',
  '&[data-first]': { border: '[4px solid transparent]', background: '[var(--magic) border-box]', '& > *': { borderRadius: '[10px]', backgroundColor: 'raised' } },
});
const crown = centered({ position: 'absolute', zIndex: 'raised', insetInlineStart: '[calc(50% - 22px)]', insetBlockStart: '[-22px]', width: '11', height: '11', borderRadius: 'full', backgroundColor: '[oklch(.84 .145 84)]', color: 'ink' });
const plinth = css({
  display: 'grid', gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }, columnGap: { base: '2.5', md: '4' }, rowGap: '2', alignItems: 'start', marginBlockStart: { base: '3', md: '[18px]' }, padding: { base: '3.5', md: '[18px 20px 20px]' },
  borderRadius: '[14px 14px 0 0]', background: '[linear-gradient(oklch(.285 .075 300), oklch(.235 .06 295))]', border: '[1px solid oklch(1 0 0 / .1)]', borderBlockEnd: 'none',
  '&[data-at="1"]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingBlockEnd: { base: '4', md: '[72px]' }, borderRadius: { base: '[14px]', md: '[14px 14px 0 0]' } }, '&[data-at="2"]': { paddingBlockEnd: { md: '10' } },
});
const number = css({ fontFamily: 'display', fontWeight: 'heavy', fontSize: { base: '[2.5rem]', md: '44' }, lineHeight: '[.9]', letterSpacing: 'tighter', color: '[var(--metal)]', '&[data-at="1"]': { fontSize: { md: '[3.5rem]' } } });
