import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize, metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { ProviderHour } from '#contracts/today.ts';
import { durationWords } from '#lib/duration-words.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { PROVIDERS_CARD } from '../operations.words.ts';
import { todayQuery } from './today.queries.ts';

/** Shows whether the providers of other companies, which make outputs, work, with the link to their settings. */
export function ProvidersCard() {
  const { data } = useQuery(todayQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={PROVIDERS_CARD.title}>
      <div className={wrap({ gap: '2', justifyContent: 'space-between', alignItems: 'baseline' })}>
        <h2 className={css({ textStyle: 'h3' })}>{PROVIDERS_CARD.title}</h2>
        <TextLink to="/admin/api-settings">{PROVIDERS_CARD.link}</TextLink>
      </div>
      <p className={mutedText({ marginBlockEnd: '3' })}>{PROVIDERS_CARD.intro}</p>
      {!data && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[80px]' })} /></div>}
      {data?.providers.length === 0 && <p className={mutedText()}>{PROVIDERS_CARD.empty}</p>}
      {data && data.providers.length > 0 && <ul aria-label={PROVIDERS_CARD.label} className={stack({ gap: '3' })}>{data.providers.map((hour) => <Provider key={`${hour.type} ${hour.provider}`} hour={hour} />)}</ul>}
    </Card>
  );
}

function Provider({ hour: { type, provider, worked, failed, p95Ms } }: { hour: ProviderHour }) {
  const Icon = failed === 0 ? CircleCheck : TriangleAlert;
  return (
    <li className={hstack({ gap: '3' })}>
      <span className={keepSize({ color: failed === 0 ? 'good' : 'warn' })}><Icon size={18} aria-hidden /></span>
      <div className={stack({ minWidth: '0', flex: '1', overflowWrap: 'anywhere' })}>
        <strong className={css({ textStyle: 'small' })}>{provider}</strong>
        <span className={metaText()}>{PROVIDERS_CARD.works(worked, failed)}{p95Ms !== null && ` · ${PROVIDERS_CARD.slow(durationWords(p95Ms))}`}</span>
      </div>
      <TypeChip type={type} />
    </li>
  );
}
