import { ChevronRight, Circle, CircleCheck, Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { column, flexFill, hstack, metaText, stack, wrap } from '#styled/patterns';
import type { ChecklistStep, Rewards } from '#contracts/rewards.ts';
import { say } from '#lib/plain-words.ts';
import { waitingWords } from '#shared/rewards/reward-words.ts';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { CHECKLIST_CARD } from '../rewards.words.ts';

/** Card with the first steps of a new account, each of which pays a small reward once. */
export function ChecklistCard({ checklist: { steps } }: { checklist: Rewards['checklist'] }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <Card as="section" pad="lg" aria-labelledby="checklist-title" className={column({ gap: '4', alignContent: 'start' })}>
      <header className={stack({ gap: '3' })}>
        <div className={wrap({ alignItems: 'baseline', columnGap: '3', justifyContent: 'space-between' })}>
          <h2 id="checklist-title" className={css({ textStyle: 'h3' })}>{say(...CHECKLIST_CARD.heading)}</h2>
          <p className={metaText()}>{CHECKLIST_CARD.ofDoneText(done, steps.length)}</p>
        </div>
        <ProgressBar label={CHECKLIST_CARD.label} tone="amber" value={(done / steps.length) * 100} />
      </header>
      <StepList steps={steps} />
    </Card>
  );
}

/** List of the first steps of a new account in their order. */
export const StepList = ({ steps }: { steps: readonly ChecklistStep[] }) => (
  <ol className={css({ display: 'grid' })}>
    {steps.map((step) => <li key={step.key} className={css({ borderTop: 'soft' })}><Step step={step} /></li>)}
  </ol>
);

function Step({ step }: { step: ChecklistStep }) {
  const to = step.done ? null : step.to;
  const Icon = step.done ? CircleCheck : step.opensWith ? Hourglass : Circle;
  const inside = (
    <>
      <Icon size={20} aria-hidden className={step.done ? css({ color: 'good' }) : css({ color: 'fg.subtle' })} />
      <span className={flexFill()}>
        <span className={cx(css({ display: 'block', fontWeight: 'semibold' }), !step.done && step.opensWith !== null && css({ color: 'fg.muted' }))}>{step.title}</span>
        <span className={metaText({ display: 'block' })}>{stateWords(step)}</span>
      </span>
      {(step.rewardState === 'open' || (step.rewardState === 'paid' && step.rewardTokens > 0)) && <TokenAmount tokens={step.rewardTokens} signed size={16} />}
      {to !== null && <ChevronRight aria-hidden size={16} className={css({ color: 'fg.subtle' })} />}
    </>
  );
  return to !== null ? <Link to={to} className={cx(line, css({ _hover: { backgroundColor: 'hover' } }))}>{inside}</Link> : <div className={line}>{inside}</div>;
}

/** Returns the state of a first step as text: done, open, or what the step or its reward waits for. */
function stateWords(step: ChecklistStep): string {
  const { done, rewardTokens, opensWith } = step;
  const waiting = waitingWords(step);
  if (done) return waiting === null ? (rewardTokens > 0 ? CHECKLIST_CARD.doneAndPaidText : 'Done') : `Done: ${waiting}`;
  return opensWith ? CHECKLIST_CARD.opensWithText(opensWith) : CHECKLIST_CARD.notDoneYetText;
}

const line = hstack({ gap: '3', minHeight: '14', paddingBlock: '2', color: 'fg', textDecoration: 'none' });
