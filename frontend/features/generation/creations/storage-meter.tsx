import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { spaceBetween, stack } from '#styled/patterns';
import { fileSize } from '#lib/file-size.ts';
import { storageQuery } from '#shared/storage/storage.queries.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { CREATIONS_PAGE } from './creations.words.ts';

/** A meter of the bytes that the account stores, of those that its plan allows. */
export function StorageMeter() {
  const storage = useQuery(storageQuery).data;
  if (!storage) return <span className={css({ width: '[212px]' })} />;
  const full = storage.usedBytes >= storage.quotaBytes;
  return (
    <div className={stack({ gap: '1.5', width: { base: 'full', md: '[212px]' } })}>
      <p className={spaceBetween({ textStyle: 'meta', tabular: true, color: full ? 'bad' : 'fg.muted' })}>
        <span className={css({ hideBelow: 'md' })}>{CREATIONS_PAGE.storageText}</span><span className={css({ whiteSpace: 'nowrap', marginInlineStart: 'auto' })}>{CREATIONS_PAGE.storageOfText(fileSize(storage.usedBytes), fileSize(storage.quotaBytes))}</span>
      </p>
      <ProgressBar value={(storage.usedBytes / Math.max(storage.quotaBytes, 1)) * 100} label={CREATIONS_PAGE.storageLabel} tone={full ? 'bad' : 'brand'} />
    </div>
  );
}
