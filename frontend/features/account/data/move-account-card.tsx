import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { metaText, mutedText, wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import { messageOf } from '#lib/api-error.ts';
import { fullDate } from '#lib/full-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useCreateExport } from './portability.mutations.ts';
import { exportsQuery } from './portability.queries.ts';
import { PORTABILITY } from './portability.words.ts';

/** The card that exports the account as a file for another installation, and offers the download when the file is ready. */
export function MoveAccountCard() {
  const { data: archives } = useQuery(exportsQuery);
  const create = useCreateExport();
  const [latest] = archives ?? [];
  const preparing = latest?.status === 'preparing';
  const ready = latest?.status === 'ready';
  return (
    <SettingsCard title={PORTABILITY.exportTitle} intro={PORTABILITY.exportIntro}>
      <p className={mutedText()}>{PORTABILITY.packsNote}</p>
      {create.isError && <Alert tone="bad" title={PORTABILITY.failedTitle}>{messageOf(create.error, PORTABILITY.tryAgain)}</Alert>}
      {latest?.status === 'failed' && <Alert tone="bad" title={PORTABILITY.failedTitle}>{latest.failure}</Alert>}
      {latest && preparing && (
        <div role="status">
          <ProgressBar value={latest.items === 0 ? null : (latest.done * 100) / latest.items} label={PORTABILITY.exportLabel} />
          <p className={metaText({ tabular: true })}>{PORTABILITY.preparing(Math.min(latest.done, latest.items), latest.items)}</p>
        </div>
      )}
      <div className={wrap({ alignItems: 'center', gap: '3' })}>
        {latest && ready && (
          <>
            <a href={latest.url} download className={button({ variant: 'primary' })}><Download aria-hidden />{PORTABILITY.downloadButton}</a>
            <span className={metaText({ tabular: true })}>{PORTABILITY.ready(latest.bytes, fullDate(latest.expiresAt))}</span>
          </>
        )}
        {!preparing && (
          <Button variant={ready ? undefined : 'primary'} busy={create.isPending} onClick={() => create.mutate()}>
            {ready ? PORTABILITY.exportAgainButton : PORTABILITY.exportButton}
          </Button>
        )}
      </div>
    </SettingsCard>
  );
}
