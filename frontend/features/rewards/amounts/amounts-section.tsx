import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, mutedText, wrap } from '#styled/patterns';
import type { AdminRewards } from '#contracts/rewards.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { AMOUNT_NAMES } from './amount-names.ts';
import { AmountsForm } from './amounts-form.tsx';
import { amountsQuery } from './amounts.queries.ts';
import { AMOUNTS_SECTION } from '../rewards.words.ts';

/** Shows administrators how many tokens daily claims, first steps and achievements pay, and the daily cap. */
export function AmountsSection() {
  const { data, error, refetch } = useQuery(amountsQuery);
  // The reward amounts as they were when the form was opened, even if newer ones arrive; null while the form is closed.
  const [editing, setEditing] = useState<AdminRewards | null>(null);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[220px]' })} /></div>;
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="reward-amounts" className={column({ gap: '5' })}>
      <header className={wrap({ gap: '3', justifyContent: 'space-between', alignItems: 'flex-start' })}>
        <div className={css({ minWidth: '0' })}>
          <h2 id="reward-amounts" className={css({ textStyle: 'h3' })}>{AMOUNTS_SECTION.heading}</h2>
          <p className={mutedText()}>{AMOUNTS_SECTION.intro}</p>
          <p className={metaText({ marginBlockStart: '1' })}><Since rewards={data} /></p>
        </div>
        {!editing && <Button size="sm" aria-label={AMOUNTS_SECTION.label} onClick={() => setEditing(data)}>{AMOUNTS_SECTION.button}</Button>}
      </header>
      {editing ? <AmountsForm from={editing} onClose={() => setEditing(null)} /> : <Amounts rewards={data} />}
    </Card>
  );
}

function Since({ rewards: { version, changedAt, changedBy, reason } }: { rewards: AdminRewards }) {
  if (!changedBy) return <>{AMOUNTS_SECTION.firstVersion(version)}</>;
  return <><Sentence text={AMOUNTS_SECTION.inForce(version)} parts={{ day: <Moment at={changedAt} />, person: changedBy }} />{reason && `: ${reason}`}</>;
}

const Amounts = ({ rewards: { amounts } }: { rewards: AdminRewards }) => (
  <dl className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } })}>
    {AMOUNT_NAMES.map(({ key, label }) => (
      <div key={key}>
        <dt className={mutedText({ textStyle: 'meta' })}>{label}</dt>
        <dd><TokenAmount tokens={amounts[key]} /></dd>
      </div>
    ))}
  </dl>
);
