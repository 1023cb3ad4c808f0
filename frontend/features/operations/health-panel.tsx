import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import type { MachineryHealth } from '#contracts/operations.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { durationWords } from '#lib/duration-words.ts';
import { healthQuery } from './operations.queries.ts';
import { HEALTH_PANEL } from './operations.words.ts';

/** Shows administrators whether the database, Redis, the outbox and emails work. */
export function HealthPanel() {
  const health = useQuery(healthQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="health-title">
      <h2 id="health-title" className={css({ textStyle: 'h3', marginBlockEnd: '4' })}>{HEALTH_PANEL.heading}</h2>
      {health.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: { base: '[225px]', md: '[44px]' } })} /></div>}
      {health.isError && <FetchProblem error={health.error} onRetry={() => void health.refetch()} />}
      {health.data && <Facts health={health.data} />}
    </Card>
  );
}

function Facts({ health }: { health: MachineryHealth }) {
  const { outbox, email } = health;
  return (
    <dl className={facts}>
      <Fact name={HEALTH_PANEL.postgresName} up={health.database.up} text={latency(health.database.ms)} />
      <Fact name={HEALTH_PANEL.redisName} up={health.redis.up} text={latency(health.redis.ms)} />
      <Fact name={HEALTH_PANEL.outboxName} up={outbox !== null} text={outbox ? `${outbox.waiting} waiting` : 'unknown'} />
      <Fact name={HEALTH_PANEL.emailName} up={(email.failed ?? 0) === 0} text={`${email.mode === 'local' ? HEALTH_PANEL.localOutboxText : 'SMTP'}${email.queued ? HEALTH_PANEL.onTheWayText(email.queued) : ''}${email.failed ? `, ${email.failed} failed` : ''}`} />
    </dl>
  );
}

const latency = (ms: number | null): string => (ms === null ? HEALTH_PANEL.noAnswer : durationWords(ms));

const Fact = ({ name, up, text }: { name: string; up: boolean; text: string }) => (
  <div className={stack({ gap: '1', justifyItems: 'start' })}>
    <dt className={metaText()}>{name}</dt>
    <dd className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small' })}>
      <Badge tone={up ? 'good' : 'bad'}>{up ? 'well' : 'trouble'}</Badge> {text}
    </dd>
  </div>
);

const facts = css({ display: 'grid', gap: '4', gridTemplateColumns: '[repeat(auto-fit, minmax(150px, 1fr))]' });
