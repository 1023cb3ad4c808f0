import { useState } from 'react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { PriceKind, PriceVersion } from '#contracts/pricing-admin.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/moment.tsx';
import { VersionDialog } from './version-dialog.tsx';
import type { VersionAction } from './version-dialog.tsx';
import { VERSION_HISTORY } from './admin-pricing.words.ts';

const STATES = {
  in_force: { tone: 'good', label: 'In force' },
  scheduled: { tone: 'brand', label: 'Scheduled' },
  past: { tone: 'neutral', label: 'Past' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
} as const;

interface VersionHistoryProps<Content> {
  kind: PriceKind;
  title: string;
  latest: number;
  versions: (PriceVersion & { content: Content })[];
  summary(content: Content): string;
}

/** Every version with who, when and why; old ones can come back, those to come can be withdrawn. */
export function VersionHistory<Content>({ kind, title, latest, versions, summary }: VersionHistoryProps<Content>) {
  const [action, setAction] = useState<VersionAction | null>(null);
  return (
    <details className={css({ borderTop: 'soft', paddingBlockStart: '4' })}>
      <summary className={css({ textStyle: 'label', cursor: 'pointer', width: 'fit' })}>History · {counted(versions.length, 'version')}</summary>
      <ol aria-label={`Versions: ${title}`} className={css({ display: 'grid', marginBlockStart: '2' })}>
        {versions.map((version) => (
          <li key={version.version} className={row}>
            <div className={stack({ minWidth: '0', flex: '1', gap: '0.5' })}>
              <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small' })}>
                <strong>Version {version.version}</strong> <Badge tone={STATES[version.state].tone}>{STATES[version.state].label}</Badge>
                {version.restoredFrom !== null && <span className={css({ color: 'fg.muted' })}>brings back version {version.restoredFrom}</span>}
              </p>
              <p className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>{summary(version.content)}</p>
              {version.reason && <p className={mutedText()}>“{version.reason}”</p>}
              <p className={metaText()}>
                {version.createdBy ? `@${version.createdBy}` : 'The original list'} · from <Moment at={version.effectiveAt} />
              </p>
            </div>
            {version.state === 'scheduled' && <Button size="sm" aria-label={`Withdraw version ${version.version}`} onClick={() => setAction({ act: 'withdraw', version: version.version })}>Withdraw</Button>}
            {(version.state === 'past' || version.state === 'withdrawn') && (
              <Button size="sm" aria-label={VERSION_HISTORY.rollBackLabel(version.version)} onClick={() => setAction({ act: 'rollBack', version: version.version })}>Roll back</Button>
            )}
          </li>
        ))}
      </ol>
      {action && <VersionDialog kind={kind} base={latest} title={title} action={action} onClose={() => setAction(null)} />}
    </details>
  );
}

const row = css({ display: 'flex', gap: '3', alignItems: 'flex-start', justifyContent: 'space-between', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' } });
