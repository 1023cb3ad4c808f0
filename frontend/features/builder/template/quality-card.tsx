import { Check, CircleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack, visuallyHidden, wrap } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { ScoreRing } from '#ui/score-ring.tsx';
import { useDraftPart } from '../draft-store.ts';
import { qualityChecklist } from './checklist.ts';
import type { Checklist } from './checklist.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { QUALITY_CARD } from '../builder-template.words.ts';

const known = new WeakMap<DraftContent, Checklist>();
const checklistOf = (content: DraftContent): Checklist => {
  const list = known.get(content) ?? qualityChecklist(content);
  known.set(content, list);
  return list;
};

/** The card with the template's quality score and advice. It never blocks publishing. */
export function QualityCard() {
  const { items, score, verdict } = useDraftPart(checklistOf);
  return (
    <Card as="section" radius="xl" aria-label={QUALITY_CARD.qualityChecklistLabel} className={hstack({ gap: '4', padding: '4' })}>
      <ScoreRing score={score} label={QUALITY_CARD.qualityLabel} />
      <div className={stack({ gap: '1.5', minWidth: '0' })}>
        <p className={css({ textStyle: 'label' })}>{verdict}</p>
        <ul className={wrap({ columnGap: '4', rowGap: '1' })}>
          {items.map(({ key, label, done, tip }) => (
            <li key={key} title={done ? undefined : tip} className={hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.muted' })}>
              {done ? <Check size={14} aria-hidden className={css({ color: 'good' })} /> : <CircleAlert size={14} aria-hidden className={css({ color: 'warn' })} />}
              <span className={visuallyHidden()}>{done ? 'Done: ' : 'Open: '}</span>{label}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
