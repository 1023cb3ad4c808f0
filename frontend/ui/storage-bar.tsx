import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { ProgressBar } from './progress-bar.tsx';
import { STORAGE_BAR } from './ui.words.ts';

interface StorageBarProps {
  /** In bytes. */
  used: number;
  quota: number;
  /** Formats a number of bytes. */
  size(bytes: number): string;
  /** Advice about the storage, shown below. */
  children?: ReactNode;
}

/** How much of an account's storage is used, as a sentence and a bar. */
export function StorageBar({ used, quota, size, children }: StorageBarProps) {
  const full = used >= quota;
  return (
    <div className={stack({ gap: '2' })}>
      <p className={css({ textStyle: 'small', color: full ? 'bad' : 'fg.muted', tabular: true })}>
        {STORAGE_BAR.usedText(size(used), size(quota), full)}
      </p>
      <ProgressBar value={(used / Math.max(quota, 1)) * 100} label={STORAGE_BAR.label} />
      {children}
    </div>
  );
}
