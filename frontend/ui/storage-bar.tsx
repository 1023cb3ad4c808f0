import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { ProgressBar } from './progress-bar.tsx';
import { STORAGE_BAR } from './ui.words.ts';

interface StorageBarProps {
  /** Bytes that the account uses. Its `quota` is how many bytes it may use. */
  used: number;
  quota: number;
  /** Writes a number of bytes as text. */
  size(bytes: number): string;
  /** Element below the bar, such as advice on how to free storage. */
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
