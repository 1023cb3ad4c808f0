import { useState } from 'react';
import { css } from '#styled/css';
import { column, longWords, metaText, multilineText, mutedText, stack, wrap } from '#styled/patterns';
import { RULES } from '#contracts/moderation.ts';
import type { DecisionView } from '#contracts/moderation.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Moment } from '#ui/moment.tsx';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { RULE_ADVICE } from '../rule-words.ts';
import { AppealForm } from './appeal-form.tsx';
import { decisionHeading, decisionMeaning } from './decision-words.ts';
import { DECISION_CARD } from '../decisions.words.ts';

/** Shows a moderator's decision to the person it concerns: what happened, why, and what they can do. */
export function DecisionCard({ decision }: { decision: DecisionView }) {
  const { outcome, rule, note, by, at, strike, promptSlug, targetType, appeal } = decision;
  const undone = appeal?.status === 'granted';
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="decision-title">
      <div className={column({ gap: '5' })}>
        <header className={column({ gap: '2' })}>
          <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.subtle' })}><OutcomeBadge outcome={outcome} /><span>{by}, <Moment at={at} /></span></p>
          <h1 id="decision-title" className={longWords({ textStyle: 'h2' })}>{decisionHeading(decision)}</h1>
          <p className={css({ color: 'fg.muted' })}>{decisionMeaning(decision)}</p>
        </header>
        {(rule ?? note) && (
          <section aria-label={DECISION_CARD.label} className={column({ gap: '3' })}>
            {rule && (
              <div className={stack({ gap: '1' })}>
                <h2 className={css({ textStyle: 'h4' })}>{RULES[rule]}</h2>
                <p className={mutedText()}>{RULE_ADVICE[rule]}</p>
              </div>
            )}
            {note && (
              <figure className={stack({ margin: '0', borderInlineStart: '[2px solid {colors.brand}]', paddingInlineStart: '4', gap: '1' })}>
                <blockquote className={multilineText()}>{note}</blockquote>
                <figcaption className={metaText()}>{DECISION_CARD.theModeratorsNoteText}</figcaption>
              </figure>
            )}
          </section>
        )}
        {strike && <Alert tone={strike.withdrawn ? 'good' : 'warn'} title={strike.withdrawn ? DECISION_CARD.strikeWithdrawnTitle : DECISION_CARD.countsStrikeTitle}>{strike.withdrawn ? DECISION_CARD.strikeWithdrawnText : DECISION_CARD.strikeEnds(strike.expiresAt)}</Alert>}
        {!undone && targetType === 'prompt' && promptSlug && (
          <div className={wrap({ gap: '2' })}>
            {outcome === 'approved' ? <LinkButton to={`/prompt/${promptSlug}`}>{DECISION_CARD.marketplaceLink}</LinkButton> : <LinkButton to={`/edit/prompt/${promptSlug}`}>{DECISION_CARD.builderLink}</LinkButton>}
          </div>
        )}
        <Appeal decision={decision} />
      </div>
    </Card>
  );
}

function Appeal({ decision: { id, appeal, mayAppeal } }: { decision: DecisionView }) {
  const [objecting, setObjecting] = useState(false);
  if (!appeal && !mayAppeal) return null;
  if (!appeal) {
    return (
      <section aria-labelledby="appeal-title" className={part}>
        <h2 id="appeal-title" className={css({ textStyle: 'h4' })}>{DECISION_CARD.appealTitle}</h2>
        {objecting
          ? <AppealForm decisionId={id} />
          : <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}><p className={mutedText({ flex: '[1 1 240px]' })}>{DECISION_CARD.appealIntro}</p><Button onClick={() => setObjecting(true)}>{DECISION_CARD.button}</Button></div>}
      </section>
    );
  }
  const { status, message, dueAt, answer } = appeal;
  return (
    <section aria-labelledby="appeal-title" className={part}>
      <h2 id="appeal-title" className={css({ textStyle: 'h4' })}>{DECISION_CARD.heading}</h2>
      <p className={multilineText({ color: 'fg.muted' })}>{message}</p>
      {status === 'open' && <Alert tone="info" title={DECISION_CARD.appealBeingReviewedTitle}>{DECISION_CARD.appealDue(dueAt)}</Alert>}
      {status === 'granted' && <Alert tone="good" title={DECISION_CARD.appealGrantedTitle}>{answer}</Alert>}
      {status === 'refused' && <Alert tone="neutral" title={DECISION_CARD.theDecisionStandsTitle}>{answer}</Alert>}
    </section>
  );
}

const part = column({ borderTop: 'soft', paddingBlockStart: '4', gap: '3' });
