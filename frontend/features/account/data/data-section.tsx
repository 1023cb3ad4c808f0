import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, mutedText, stack } from '#styled/patterns';
import { button } from '#styled/recipes';
import { EXPORT_PATH } from '#contracts/account.ts';
import { fileSize } from '#lib/file-size.ts';
import { storageQuery } from '#shared/storage/storage.queries.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StorageBar } from '#ui/storage-bar.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { ImportAccountCard } from './import-account-card.tsx';
import { MoveAccountCard } from './move-account-card.tsx';
import { DATA_SECTION } from '../account-security.words.ts';

const INSIDE = [
  DATA_SECTION.profileItem,
  DATA_SECTION.promptsItem,
  DATA_SECTION.runsItem,
  DATA_SECTION.filesItem,
  DATA_SECTION.walletItem,
] as const;

/** The settings section that shows how much the account stores, and exports all its data. */
export function DataSection({ user }: SectionProps) {
  return (
    <>
      <StorageCard />
      <ExportCard username={user.username} />
      <MoveAccountCard />
      <ImportAccountCard />
    </>
  );
}

function StorageCard() {
  const { data: storage } = useQuery(storageQuery);
  return (
    <SettingsCard title={DATA_SECTION.storageTitle} intro={DATA_SECTION.storageIntro}>
      {storage ? (
        <StorageBar used={storage.usedBytes} quota={storage.quotaBytes} size={fileSize}>
          <p className={metaText({ tabular: true })}>{DATA_SECTION.storageUse(storage.filesBytes, storage.promptsBytes)}</p>
        </StorageBar>
      ) : (
        <Skeleton className={css({ height: '12' })} />
      )}
    </SettingsCard>
  );
}

function ExportCard({ username }: { username: string }) {
  return (
    <SettingsCard title={DATA_SECTION.downloadYourDataTitle} intro={DATA_SECTION.downloadIntro}>
      <ul className={stack({ listStyle: 'disc', paddingInlineStart: '5', gap: '1', textStyle: 'small', color: 'fg.muted', '& li::marker': { color: 'fg.subtle' } })}>
        {INSIDE.map((line) => <li key={line}>{line}</li>)}
      </ul>
      <p className={mutedText()}>{DATA_SECTION.downloadNote}</p>
      <div>
        <a href={EXPORT_PATH} download={`conjure-${username}.zip`} className={button({ variant: 'primary' })}><Download aria-hidden />{DATA_SECTION.downloadButton}</a>
      </div>
    </SettingsCard>
  );
}
