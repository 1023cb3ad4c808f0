import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { EXPORT_PATH } from '#contracts/account.ts';
import { fileSize } from '#lib/file-size.ts';
import { storageQuery } from '#lib/storage.queries.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StorageBar } from '#ui/storage-bar.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';

const INSIDE = [
  'Your profile, settings and sessions',
  'Every prompt of yours, with all its versions',
  'Every run: what you typed, what came out, what it cost',
  'The pictures, videos and files you made or uploaded',
  'Your wallet, line by line, and your messages',
] as const;

/** What the account stores, and everything of it to take along. */
export function DataSection({ user }: SectionProps) {
  return (
    <>
      <StorageCard />
      <ExportCard username={user.username} />
    </>
  );
}

function StorageCard() {
  const { data: storage } = useQuery(storageQuery);
  return (
    <SettingsCard title="Storage" intro="Uploads, results and the texts of your prompts count. Results are stored even when your storage is full.">
      {storage ? (
        <StorageBar used={storage.usedBytes} quota={storage.quotaBytes} size={fileSize}>
          <p className={css({ textStyle: 'meta', color: 'fg.subtle', tabular: true })}>Files and results {fileSize(storage.filesBytes)} · Prompts and imports {fileSize(storage.promptsBytes)}</p>
        </StorageBar>
      ) : (
        <Skeleton className={css({ height: '12' })} />
      )}
    </SettingsCard>
  );
}

function ExportCard({ username }: { username: string }) {
  return (
    <SettingsCard title="Download your data" intro="One ZIP with all your data: JSON files, and your images, videos and files as they are.">
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '1', textStyle: 'small', color: 'fg.muted', '& li::marker': { color: 'fg.subtle' } })}>
        {INSIDE.map((line) => <li key={line}>{line}</li>)}
      </ul>
      <p className={css({ textStyle: 'small', color: 'fg.muted' })}>The download takes longer with many files. Keep the ZIP safe: it contains all your data.</p>
      <div>
        <a href={EXPORT_PATH} download={`conjure-${username}.zip`} className={button({ variant: 'primary' })}><Download aria-hidden />Download my data</a>
      </div>
    </SettingsCard>
  );
}
