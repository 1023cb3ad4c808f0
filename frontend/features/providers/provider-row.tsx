import { ArrowDown, ArrowUp, Lock, Pencil } from 'lucide-react';
import { css, cx } from '#styled/css';
import { hstack, metaText, monoText, mutedText, stack, wrap } from '#styled/patterns';
import type { ProviderSettings, ProviderState } from '#contracts/providers.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Switch } from '#ui/switch.tsx';
import { HourTicks } from './hour-ticks.tsx';
import { healthWords, spendWords } from './provider-words.ts';
import { PROVIDER_ROW } from './providers.words.ts';

interface ProviderRowProps {
  provider: ProviderState;
  /** Place of the provider in the order in which runs try providers, from 1. */
  place: number;
  busy: boolean;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onSwitch(enabled: boolean): void;
  onChange(): void;
}

/** Row of one provider for administrators: its place in the order, address, health and cost, and the switch that turns it on. */
export function ProviderRow({ provider, place, busy, onUp, onDown, onSwitch, onChange }: ProviderRowProps) {
  const { name, baseUrl, enabled, capMicros, spentMicros, hours } = provider;
  return (
    <li className={cx(row, inParts)}>
      <span className={number} aria-hidden="true">{place}</span>
      <div className={stack({ gap: '0.5', minWidth: '0', overflowWrap: 'anywhere' })}>
        <strong>{name}</strong>
        <code className={monoText({ color: 'fg.subtle' })}>{baseUrl.replace(/^https?:\/\//, '')}</code>
      </div>
      <div className={stack({ gap: '1', minWidth: '0' })}>
        <HourTicks hours={hours} />
        <span className={metaText()}>{healthWords(provider)}</span>
      </div>
      <div className={stack({ gap: '1', minWidth: '0' })}>
        {capMicros !== null && <ProgressBar label={PROVIDER_ROW.capLabel(name)} value={capMicros === 0 ? 100 : (100 * spentMicros) / capMicros} />}
        <span className={metaText({ fontVariantNumeric: 'tabular-nums' })}>{spendWords(provider)}</span>
      </div>
      <div className={wrap({ gap: '1', alignItems: 'center', justifyContent: 'flex-end' })}>
        <IconButton size="sm" label={PROVIDER_ROW.upLabel(name)} disabled={onUp === null || busy} onClick={() => onUp?.()}><ArrowUp size={16} aria-hidden /></IconButton>
        <IconButton size="sm" label={PROVIDER_ROW.downLabel(name)} disabled={onDown === null || busy} onClick={() => onDown?.()}><ArrowDown size={16} aria-hidden /></IconButton>
        <IconButton size="sm" label={PROVIDER_ROW.changeLabel(name)} onClick={onChange}><Pencil size={16} aria-hidden /></IconButton>
        <Switch hideLabel checked={enabled} disabled={busy} onCheckedChange={onSwitch}>{PROVIDER_ROW.onLabel(name)}</Switch>
      </div>
    </li>
  );
}

/** Row of the built-in provider, Studio, which runs always try last. */
export function StudioRow({ place, studio: { enabled, problem }, busy, onSwitch }: { place: number; studio: ProviderSettings['studio']; busy: boolean; onSwitch(enabled: boolean): void }) {
  return (
    <li className={cx(row, inOneLine)}>
      <span className={number} aria-hidden="true">{place}</span>
      <div className={stack({ gap: '0.5', minWidth: '0' })}>
        <strong className={hstack({ gap: '2' })}><Lock size={14} aria-hidden />{PROVIDER_ROW.studioName}</strong>
        <span className={metaText()}>{problem ?? PROVIDER_ROW.studioText}</span>
      </div>
      <div className={hstack({ justifyContent: 'flex-end' })}>
        <Switch hideLabel checked={enabled} disabled={busy} onCheckedChange={onSwitch}>{PROVIDER_ROW.onLabel(PROVIDER_ROW.studioName)}</Switch>
      </div>
    </li>
  );
}

const number = mutedText({ fontVariantNumeric: 'tabular-nums' });
const row = css({ display: 'grid', gap: '3', alignItems: 'center', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' } });
/** On phones each part of the provider's row takes a line of its own. */
const inParts = css({
  gridTemplateColumns: { base: '[20px minmax(0, 1fr)]', md: '[20px minmax(0, 1.3fr) minmax(0, 1.2fr) minmax(0, 1fr) auto]' },
  '& > :nth-child(n+3)': { gridColumn: { base: '2', md: 'auto' } },
});
/** Puts the provider's text and its switch beside each other, also on phones. */
const inOneLine = css({ gridTemplateColumns: '[20px minmax(0, 1fr) auto]' });
