import { KeyRound } from 'lucide-react';
import { centered, hstack, longWords, metaText, stack, wrap } from '#styled/patterns';
import type { ApiKey } from '#contracts/api-keys.ts';
import { fullDate } from '#lib/full-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { KEYS, SCOPE_WORDS } from './keys.words.ts';

/** A row of the list of API keys: scopes, tokens spent today, last use and expiry. */
export function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke(): void }) {
  const { name, prefix, lastFour, scopes, perRun, perDay, spentToday, expiresAt, lastUsedAt } = apiKey;
  const ended = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <li className={row}>
      <span className={icon}><KeyRound size={18} aria-hidden /></span>
      <div className={stack({ gap: '1.5', minWidth: '0', flex: '1' })}>
        <p className={wrap({ alignItems: 'center', columnGap: '2', rowGap: '1', fontWeight: 'semibold', textStyle: 'small' })}>
          <span className={longWords()}>{name}</span>
          {ended && <Badge tone="warn">{KEYS.endedBadge}</Badge>}
        </p>
        <p className={metaText({ fontFamily: 'mono' })}>{`${prefix}••••${lastFour}`}</p>
        <p className={wrap({ gap: '1' })}>{scopes.map((scope) => <Badge key={scope}>{SCOPE_WORDS[scope].label}</Badge>)}</p>
        <p className={metaText({ tabular: true })}>{`${KEYS.spentText(spentToday, perDay)} · ${KEYS.perRunText(perRun)}`}</p>
        {perDay !== null && <ProgressBar label={KEYS.spentLabel} value={(spentToday / perDay) * 100} />}
        <p className={metaText()}>
          {lastUsedAt === null ? KEYS.neverUsedText : <Sentence text={KEYS.usedText} parts={{ when: <RelativeTime iso={lastUsedAt} /> }} />}
          {' · '}
          {expiresAt === null ? KEYS.noEndText : <Sentence text={ended ? KEYS.endedText : KEYS.endsText} parts={{ day: <time dateTime={expiresAt}>{fullDate(expiresAt)}</time> }} />}
        </p>
      </div>
      <Button size="sm" variant="danger" aria-label={KEYS.revokeLabel(name)} onClick={onRevoke}>{KEYS.revokeButton}</Button>
    </li>
  );
}

const row = hstack({ gap: '3', alignItems: 'flex-start', paddingBlock: '4', borderTop: 'soft', _first: { borderTop: 'none', paddingBlockStart: '0' } });
const icon = centered({ flex: 'none', width: '10', height: '10', borderRadius: 'md', backgroundColor: 'raised', color: 'fg.muted' });
