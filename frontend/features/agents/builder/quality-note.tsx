import { css } from '#styled/css';
import { metaText } from '#styled/patterns';
import { ScoreRing } from '#ui/score-ring.tsx';
import { useDefinition } from '../draft/draft-context.ts';
import { QUALITY } from '../agents-quality.words.ts';
import { agentQuality } from './agent-quality.ts';

/** The agent's quality score with the next piece of advice. It never blocks publishing. */
export function QualityNote() {
  const [definition] = useDefinition();
  const { score, verdict, tip } = agentQuality(definition);
  return (
    <section aria-label={QUALITY.label} className={note}>
      <ScoreRing score={score} label={QUALITY.label} />
      <p className={metaText({ color: 'fg.muted' })}><b className={css({ color: 'fg' })}>{verdict}</b>{tip !== null && <> {tip}</>}</p>
    </section>
  );
}

/** On wide windows the quality score stands under the section links; on narrow ones, in a row above the part "Setup". */
const note = css({ display: 'flex', flexDirection: { base: 'row', xl: 'column' }, alignItems: { base: 'center', xl: 'flex-start' }, gap: '2.5', xl: { marginBlockStart: '4', paddingBlockStart: '4', paddingInline: '2.5', borderTop: 'soft' } });
