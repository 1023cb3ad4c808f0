import { X } from 'lucide-react';
import { css } from '#styled/css';
import { stack, visuallyHidden } from '#styled/patterns';
import type { Generation } from '#contracts/generation.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { runAddress } from '../run-address.ts';
import { runLabel } from '../run-label.ts';
import { statusLine } from '../result/status-words.ts';
import { RunThumb } from './run-thumb.tsx';
import { TRAY_NEWS } from '../generation.words.ts';

/** A note of the job tray on a run that ended while the reader was on another page. It has the run's name, how it ended, and a link. */
export function TrayNews({ run, onClose }: { run: Generation; onClose(): void }) {
  return (
    <div className={row} data-type={run.contentType}>
      <RunThumb run={run} />
      <span className={stack({ minWidth: '0' })}>
        <strong className={css({ truncate: true })}>{runLabel(run)}</strong>
        <span className={css({ textStyle: 'meta', color: run.error ? 'bad' : 'fg.subtle', lineClamp: '2' })}>{run.error ? run.error.message : statusLine(run)}</span>
      </span>
      <LinkButton size="sm" variant="primary" to={runAddress(run)} onClick={onClose}>{TRAY_NEWS.button}<span className={visuallyHidden()}> {runLabel(run)}</span></LinkButton>
      <IconButton size="sm" label={TRAY_NEWS.label} onClick={onClose}><X aria-hidden /></IconButton>
    </div>
  );
}

const row = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', gap: '3', alignItems: 'center', paddingBlock: '2.5', paddingInlineStart: '3', paddingInlineEnd: '2', textStyle: 'small' });
