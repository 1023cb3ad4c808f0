import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { metaText, wrap } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { ImportReport } from './import-report.tsx';
import { useGiveUpImport, useUploadAccount } from './portability.mutations.ts';
import { importsQuery } from './portability.queries.ts';
import { PORTABILITY } from './portability.words.ts';

/** The card that imports an exported account. An interrupted upload continues; after a reload, the user must choose the same file again. */
export function ImportAccountCard() {
  const { data: imports } = useQuery(importsQuery);
  const upload = useUploadAccount();
  const giveUp = useGiveUpImport();
  const [files, setFiles] = useState<File[]>([]);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const [latest] = imports ?? [];
  const [file] = files;
  const open = latest?.status === 'uploading' ? latest : undefined;
  const wrong = open !== undefined && file !== undefined && (file.name !== open.name || file.size !== open.bytes);
  const start = (): void => {
    if (!file) return;
    stop.current = new AbortController();
    upload.mutate({ file, open, signal: stop.current.signal }, { onSuccess: () => { if (stop.current?.signal.aborted === false) setFiles([]); } });
  };
  const failed = upload.isError && stop.current?.signal.aborted === false;
  return (
    <SettingsCard title={PORTABILITY.importTitle} intro={PORTABILITY.importIntro}>
      {open && (
        <div role="status">
          <ProgressBar value={(open.received * 100) / open.bytes} label={PORTABILITY.uploadLabel} />
          <p className={metaText({ tabular: true })}>{file ? PORTABILITY.uploading(open.received, open.bytes) : PORTABILITY.interrupted(open.name, open.received, open.bytes)}</p>
        </div>
      )}
      {latest?.status === 'reading' && (
        <div role="status">
          <ProgressBar value={latest.total ? ((latest.imported + latest.skipped + latest.failed) * 100) / latest.total : null} label={PORTABILITY.importLabel} />
          <p className={metaText({ tabular: true })}>{PORTABILITY.reading(latest.imported + latest.skipped + latest.failed, latest.total)}</p>
        </div>
      )}
      {wrong && <Alert tone="warn">{PORTABILITY.wrongFile(open.name, open.bytes)}</Alert>}
      {failed && <Alert tone="bad" title={PORTABILITY.failedTitle}>{messageOf(upload.error, PORTABILITY.tryAgain)}</Alert>}
      {latest?.status === 'failed' && <Alert tone="bad" title={PORTABILITY.failedTitle}>{latest.failure}</Alert>}
      {latest?.status !== 'reading' && !upload.isPending && <FileDrop files={files} onFilesChange={setFiles} accept={['application/zip', 'application/x-zip-compressed']} label={PORTABILITY.chooseFile} title={PORTABILITY.chooseFile} hint={PORTABILITY.fileHint} />}
      <div className={wrap({ alignItems: 'center', gap: '3' })}>
        {upload.isPending
          ? <Button onClick={() => stop.current?.abort()}>{PORTABILITY.pauseButton}</Button>
          : file && !wrong && latest?.status !== 'reading' && <Button variant="primary" onClick={start}>{open ? PORTABILITY.resumeButton : PORTABILITY.uploadButton}</Button>}
        {open && !upload.isPending && <Button variant="ghost" busy={giveUp.isPending} onClick={() => giveUp.mutate(open.id)}>{PORTABILITY.giveUpButton}</Button>}
      </div>
      {latest?.status === 'done' && <ImportReport done={latest} />}
    </SettingsCard>
  );
}
