import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ServiceCheck, ServiceStates } from '#contracts/service-states.ts';
import { css } from '#styled/css';
import { flexFill, metaText, mutedText, stack, wrap } from '#styled/patterns';
import { fileSize } from '#lib/file-size.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SERVICES_CARD } from '../operations.words.ts';
import { servicesQuery } from './services.queries.ts';

/** Shows administrators whether storage, mail, push and webhooks work. */
export function ServicesCard() {
  const { data, isPending, isError, isFetching, error, refetch } = useQuery(servicesQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={SERVICES_CARD.title}>
      <div className={wrap({ gap: '3', justifyContent: 'space-between', alignItems: 'start', marginBlockEnd: '4' })}>
        <div className={flexFill({ flexBasis: '[260px]' })}>
          <h2 className={css({ textStyle: 'h3' })}>{SERVICES_CARD.title}</h2>
          <p className={mutedText()}>{SERVICES_CARD.intro} {data && <Sentence text={SERVICES_CARD.checked} parts={{ when: <Moment at={data.checkedAt} /> }} />}</p>
        </div>
        <Button busy={isFetching} busyLabel={SERVICES_CARD.busy} onClick={() => void refetch()}>{SERVICES_CARD.again}</Button>
      </div>
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[160px]' })} /></div>}
      {isError && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <dl className={grid}><Storage {...data.storage} /><Mail {...data.mail} /><Push {...data.push} /><Webhooks {...data.webhooks} /></dl>}
    </Card>
  );
}

type Tone = 'good' | 'warn' | 'bad' | 'neutral';
const toneOf = (check: ServiceCheck, failed = 0): Tone => (!check.works ? 'bad' : failed > 0 ? 'warn' : 'good');
const outcome = ({ works, ms, problem }: ServiceCheck): string => (works ? SERVICES_CARD.works(ms) : SERVICES_CARD.fails(problem ?? ''));

const Storage = ({ kind, place, check, files, bytes, freeBytes }: ServiceStates['storage']) => (
  <Service name={SERVICES_CARD.storage} tone={toneOf(check)}>
    <p>{kind === 's3' ? SERVICES_CARD.bucket(place ?? '') : SERVICES_CARD.disk}</p>
    <p>{outcome(check)}</p>
    <p>{SERVICES_CARD.stored(files, fileSize(bytes))}{freeBytes !== null && ` ${SERVICES_CARD.free(fileSize(freeBytes))}`}</p>
  </Service>
);

const Mail = ({ server, from, check, queued, failed, lastSentAt, lastProblem }: ServiceStates['mail']) => (
  <Service name={SERVICES_CARD.mail} tone={check === null ? 'neutral' : toneOf(check, failed)}>
    <p>{server === null ? SERVICES_CARD.noServer : SERVICES_CARD.server(server, from)}</p>
    {check && <p>{outcome(check)}</p>}
    <p>{SERVICES_CARD.emails(queued, failed)} {lastSentAt && <Sentence text={SERVICES_CARD.lastSent} parts={{ when: <Moment at={lastSentAt} /> }} />}</p>
    <Problem problem={lastProblem} />
  </Service>
);

const Push = ({ on, hosts, browsers, failing, lastProblem }: ServiceStates['push']) => (
  <Service name={SERVICES_CARD.push} tone={!on ? 'neutral' : failing > 0 ? 'warn' : 'good'}>
    <p>{on ? SERVICES_CARD.pushTo(hosts.length) : SERVICES_CARD.pushOff}</p>
    <p>{SERVICES_CARD.browsers(browsers, failing)}</p>
    <Problem problem={lastProblem} />
  </Service>
);

const Webhooks = ({ addresses, off, waiting, delivered, failed, lastDeliveredAt, lastProblem }: ServiceStates['webhooks']) => (
  <Service name={SERVICES_CARD.webhooks} tone={addresses === 0 ? 'neutral' : failed > 0 ? 'warn' : 'good'}>
    <p>{SERVICES_CARD.addresses(addresses, off)}</p>
    <p>{SERVICES_CARD.calls(delivered, failed, waiting)} {lastDeliveredAt && <Sentence text={SERVICES_CARD.lastDelivered} parts={{ when: <Moment at={lastDeliveredAt} /> }} />}</p>
    <Problem problem={lastProblem} />
  </Service>
);

const Problem = ({ problem }: { problem: { at: string; code: string } | null }) =>
  problem && <p className={metaText()}><Sentence text={SERVICES_CARD.lastProblem(problem.code)} parts={{ when: <Moment at={problem.at} /> }} /></p>;

const Service = ({ name, tone, children }: { name: string; tone: Tone; children: ReactNode }) => (
  <div className={stack({ gap: '1.5', justifyItems: 'start', alignContent: 'start', minWidth: '0' })}>
    <dt className={wrap({ gap: '2', alignItems: 'center', fontWeight: 'semibold' })}>{name} <Badge tone={tone}>{SERVICES_CARD.tones[tone]}</Badge></dt>
    <dd className={stack({ gap: '1', textStyle: 'small', overflowWrap: 'anywhere' })}>{children}</dd>
  </div>
);

const grid = css({ display: 'grid', gap: '5', gridTemplateColumns: '[repeat(auto-fit, minmax(220px, 1fr))]' });
