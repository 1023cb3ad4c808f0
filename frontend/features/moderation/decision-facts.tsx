import { css } from '#styled/css';
import { column, multilineText, wrap } from '#styled/patterns';
import { RULES } from '#contracts/moderation.ts';
import type { DecisionView } from '#contracts/moderation.ts';
import { Moment } from '#ui/moment.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { DECISION_FACTS } from './moderation.words.ts';

/** Shows the facts of a moderator's decision: the outcome, the rule, the note, who decided and when. */
export const DecisionFacts = ({ decision: { outcome, rule, note, at }, by }: { decision: Pick<DecisionView, 'outcome' | 'rule' | 'note' | 'at'>; by: React.ReactNode }) => (
  <div className={column({ gap: '1', textStyle: 'small', borderInlineStart: 'line', paddingInlineStart: '3' })}>
    <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.subtle' })}><OutcomeBadge outcome={outcome} /><span>{DECISION_FACTS.byText} {by}</span><Moment at={at} /></p>
    {rule && <p className={css({ fontWeight: 'semibold' })}>{RULES[rule]}</p>}
    {note && <p className={multilineText({ color: 'fg.muted' })}>{note}</p>}
  </div>
);
