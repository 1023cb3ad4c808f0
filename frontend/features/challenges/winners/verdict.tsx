import { Suspense, useState } from 'react';
import { Lock } from 'lucide-react';
import { css, cx } from '#styled/css';
import { inlineStack, longWords, metaText, strongText } from '#styled/patterns';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { PODIUM } from '../challenge-winners.words.ts';
import { rubricFill } from '../medals.ts';
import { ScoreBar } from './score-bar.tsx';

const InputsDialog = lazyPart(() => import('./inputs-dialog.tsx'), 'InputsDialog');

/** The card that explains why an entry placed first, second or third: scores, criteria, the reason, and the inputs when the author shares them. */
export function Verdict({ result, at }: { result: ChallengeResult; /** Place of the explained entry, 1 to 3. */ at: number }) {
  const [inputs, setInputs] = useState(false);
  const { entry, voteScore, rubricScore, final, reason, resting } = result;
  const { exposures, wins, rubric } = entry;
  return (
    <section aria-label={PODIUM.scoreOf(entry.title)} className={box} data-at={at}>
      <h3 className={css({ hideFrom: 'md', fontSize: '15', marginBlockEnd: '2' })}>{PODIUM.scoreOf(entry.title)}</h3>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2', textStyle: 'meta', color: 'fg.subtle', marginBlockEnd: '3' })}>
        <b className={css({ fontFamily: 'display', fontWeight: 'bold', fontSize: at === 1 ? { base: '32', md: '44' } : '32', lineHeight: 'none', letterSpacing: 'tighter', color: 'fg', tabular: true })}>{final.toFixed(1)}</b>{PODIUM.of}
        <span className={css({ marginInlineStart: 'auto' })}>{PODIUM.pairs(wins, exposures)}</span>
      </p>
      <ScoreBar votes={voteScore} rubric={rubricScore} legend />
      {rubric.length > 0 && (
        <ul className={cx(rubricFill, criteria)}>
          {rubric.map(({ key, label, score }) => (
            <li key={key} className={css({ display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr) 24px', gap: '2.5', alignItems: 'center' })}>
              <span className={css({ truncate: true })}>{label}</span><ProgressBar label={PODIUM.criterion(label)} value={score} className={css({ height: '1' })} /><b className={strongText({ textAlign: 'end', tabular: true })}>{Math.round(score)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={longWords({ marginBlock: '[14px 10px]', color: 'fg' })}>{reason}</p>
      {resting && <p className={metaText({ marginBlockEnd: '2' })}>{PODIUM.resting}</p>}
      {entry.inputs ? <TextButton aria-haspopup="dialog" className={css({ textStyle: 'meta' })} onClick={() => setInputs(true)}>{PODIUM.inputsButton}</TextButton> : <span className={inlineStack({ gap: '1.5', textStyle: 'meta', color: 'fg.subtle' })}><Lock size={14} aria-hidden />{PODIUM.private}</span>}
      {inputs && <Suspense fallback={null}><InputsDialog entry={entry} onClose={() => setInputs(false)} /></Suspense>}
    </section>
  );
}

const box = css({
  minWidth: '0', padding: { base: '[20px 0]', md: '[22px 24px 24px]' }, mdDown: { '&:not(:first-child)': { borderTop: 'soft' } },
  md: { '&[data-at="1"]': { order: '2', borderInline: 'soft' }, '&[data-at="2"]': { order: '1' }, '&[data-at="3"]': { order: '3' } },
});
const criteria = css({ display: 'grid', gap: '1.5', marginBlockStart: '3.5', paddingBlockStart: '3.5', borderTop: 'soft', textStyle: 'meta', color: 'fg.muted', '& [role=progressbar] > div': { background: '[var(--c)]' } });
