import { useState } from 'react';
import { css } from '#styled/css';
import { metaText, mutedText, separated, stack, wrap } from '#styled/patterns';
import type { PriceKind, PriceVersion } from '#contracts/pricing-admin.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { VersionDialog } from './version-dialog.tsx';
import type { VersionAction } from './version-dialog.tsx';
import { VERSION_HISTORY } from './admin-pricing.words.ts';

const STATES = {
  in_force: { tone: 'good', label: VERSION_HISTORY.inForceLabel },
  scheduled: { tone: 'brand', label: VERSION_HISTORY.scheduledLabel },
  past: { tone: 'neutral', label: VERSION_HISTORY.pastLabel },
  withdrawn: { tone: 'neutral', label: VERSION_HISTORY.withdrawnLabel },
} as const;

interface VersionHistoryProps<Content> {
  kind: PriceKind;
  title: string;
  latest: number;
  versions: (PriceVersion & { content: Content })[];
  summary(content: Content): string;
}

/** The list of all versions of a price list with author, time and reason. Old ones can be restored, scheduled ones withdrawn. */
export function VersionHistory<Content>({ kind, title, latest, versions, summary }: VersionHistoryProps<Content>) {
  const [action, setAction] = useState<VersionAction | null>(null);
  return (
    <Disclosure summary={VERSION_HISTORY.summary(versions.length)} className={separated()}>
      <ol aria-label={VERSION_HISTORY.versionsLabel(title)} className={stack({ marginBlockStart: '2' })}>
        {versions.map((version) => (
          <li key={version.version} className={row}>
            <div className={stack({ minWidth: '0', flex: '1', gap: '0.5' })}>
              <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small' })}>
                <strong>{VERSION_HISTORY.versionText(version.version)}</strong> <Badge tone={STATES[version.state].tone}>{STATES[version.state].label}</Badge>
                {version.restoredFrom !== null && <span className={css({ color: 'fg.muted' })}>{VERSION_HISTORY.bringsBackVersionText(version.restoredFrom)}</span>}
              </p>
              <p className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>{summary(version.content)}</p>
              {version.reason && <p className={mutedText()}>“{version.reason}”</p>}
              <p className={metaText()}>
                <Sentence text={VERSION_HISTORY.fromText(version.createdBy)} parts={{ day: <Moment at={version.effectiveAt} /> }} />
              </p>
            </div>
            {version.state === 'scheduled' && <Button size="sm" aria-label={VERSION_HISTORY.withdrawVersionLabel(version.version)} onClick={() => setAction({ act: 'withdraw', version: version.version })}>{VERSION_HISTORY.withdrawButton}</Button>}
            {(version.state === 'past' || version.state === 'withdrawn') && (
              <Button size="sm" aria-label={VERSION_HISTORY.rollBackLabel(version.version)} onClick={() => setAction({ act: 'rollBack', version: version.version })}>{VERSION_HISTORY.rollBackButton}</Button>
            )}
          </li>
        ))}
      </ol>
      {action && <VersionDialog kind={kind} base={latest} title={title} action={action} onClose={() => setAction(null)} />}
    </Disclosure>
  );
}

const row = css({ display: 'flex', gap: '3', alignItems: 'flex-start', justifyContent: 'space-between', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' } });
