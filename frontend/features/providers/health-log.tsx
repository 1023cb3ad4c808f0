import { CircleCheck, TriangleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize, metaText, mutedText, stack } from '#styled/patterns';
import type { ProviderHealthEntry } from '#contracts/providers.ts';
import { durationWords } from '#lib/duration-words.ts';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { HEALTH_LOG } from './providers.words.ts';

/** List of the newest failures and test calls of all providers of outputs. */
export function HealthLog({ log }: { log: readonly ProviderHealthEntry[] }) {
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={HEALTH_LOG.title}>
      <h2 className={css({ textStyle: 'h3' })}>{HEALTH_LOG.title}</h2>
      <p className={mutedText({ marginBlockEnd: '3' })}>{HEALTH_LOG.intro}</p>
      {log.length === 0 ? <p className={mutedText()}>{HEALTH_LOG.empty}</p> : (
        <ol className={css({ display: 'grid' })}>{log.map((entry) => <Entry key={entry.id} entry={entry} />)}</ol>
      )}
    </Card>
  );
}

function Entry({ entry: { at, type, provider, model, purpose, outcome, code, ms } }: { entry: ProviderHealthEntry }) {
  const Icon = outcome === 'worked' ? CircleCheck : TriangleAlert;
  const failed = purpose === 'test' ? HEALTH_LOG.failedTest : HEALTH_LOG.failedRun;
  return (
    <li className={hstack({ gap: '3', paddingBlock: '2', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
      <span className={keepSize({ color: outcome === 'worked' ? 'good' : 'warn' })}><Icon size={18} aria-hidden /></span>
      <div className={stack({ minWidth: '0', flex: '1', overflowWrap: 'anywhere' })}>
        <span className={css({ textStyle: 'small' })}>{outcome === 'worked' ? HEALTH_LOG.worked(durationWords(ms)) : failed(code ?? '')}</span>
        <span className={metaText()}>{provider}, {model} · <RelativeTime iso={at} /></span>
      </div>
      <TypeChip type={type} />
    </li>
  );
}
