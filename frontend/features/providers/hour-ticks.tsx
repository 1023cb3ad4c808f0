import { css } from '#styled/css';
import { flex } from '#styled/patterns';
import type { ProviderState } from '#contracts/providers.ts';
import { HOUR_TICKS } from './providers.words.ts';

/**
 * Chart of a provider's last 24 hours with a mark for each hour. The mark's height and colour show the failures: full for none, half for
 * some, low for many.
 */
export function HourTicks({ hours }: { hours: ProviderState['hours'] }) {
  const worked = hours.reduce((sum, hour) => sum + hour.worked, 0);
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  return (
    <div role="img" aria-label={HOUR_TICKS.label(worked, failed)} className={flex({ alignItems: 'flex-end', gap: '[2px]', height: '[22px]' })}>
      {hours.map((hour) => <span key={hour.at} className={TICKS[toneOf(hour)]} />)}
    </div>
  );
}

type Tone = 'none' | 'well' | 'some' | 'down';

function toneOf({ worked, failed }: ProviderState['hours'][number]): Tone {
  if (worked + failed === 0) return 'none';
  if (failed === 0) return 'well';
  return failed > worked ? 'down' : 'some';
}

const TICKS: Record<Tone, string> = {
  none: css({ width: '[5px]', flex: 'none', borderRadius: '[1px]', height: 'full', border: 'soft' }),
  well: css({ width: '[5px]', flex: 'none', borderRadius: '[1px]', height: 'full', background: 'good' }),
  some: css({ width: '[5px]', flex: 'none', borderRadius: '[1px]', height: '[60%]', background: 'warn' }),
  down: css({ width: '[5px]', flex: 'none', borderRadius: '[1px]', height: '[30%]', background: 'bad' }),
};
