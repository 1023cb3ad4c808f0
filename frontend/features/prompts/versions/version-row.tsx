import type { ReactNode } from 'react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { longWords, metaText, stack, wrap } from '#styled/patterns';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import { Badge } from '#ui/badge.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { VERSION_ROW } from '../prompt-versions.words.ts';

const STATES = {
  published: { words: 'Published', tone: 'good' }, earlier: { words: 'Earlier', tone: 'neutral' }, pending: { words: VERSION_ROW.inReviewWords, tone: 'warn' }, refused: { words: VERSION_ROW.sentBackWords, tone: 'bad' },
} as const;

interface VersionRowProps {
  version: VersionCard;
  /** True for the version of the prompt that the reader's runs use. */
  running?: boolean;
  actions?: ReactNode;
}

/** Row of one version in the history of a prompt. */
export function VersionRow({ version, running = false, actions }: VersionRowProps) {
  const at = version.publishedAt ?? version.createdAt;
  const figures = [version.runs > 0 ? counted(version.runs, 'run') : null, version.works === null ? null : `${version.works}% works`].filter(Boolean);
  return (
    <li className={row}>
      <strong className={css({ fontFamily: 'display', fontSize: '17', tabular: true })}>v{version.version}</strong>
      <div className={stack({ flex: '[1 1 220px]', gap: '1', minWidth: '0' })}>
        <p className={wrap({ gap: '1.5' })}>
          <Badge tone={STATES[version.state].tone}>{STATES[version.state].words}</Badge>
          {version.bought && <Badge tone="brand">{VERSION_ROW.boughtBadge}</Badge>}
          {running && <Badge tone="good">{VERSION_ROW.youRunThisBadge}</Badge>}
          {version.labels.map((label) => <Badge key={label}>{label}</Badge>)}
        </p>
        <p className={longWords()}>{version.changeNote || <span className={css({ color: 'fg.subtle' })}>{VERSION_ROW.withoutNoteText}</span>}</p>
        <p className={metaText({ tabular: true })}>
          {version.author.displayName} · <RelativeTime iso={at} />{figures.length > 0 ? ` · ${figures.join(' · ')}` : ''}
        </p>
      </div>
      {actions}
    </li>
  );
}

const row = wrap({ alignItems: 'flex-start', gap: '4', padding: '4', borderBottom: 'soft', _last: { borderBottom: 'none' } });
