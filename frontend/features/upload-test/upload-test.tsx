import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { container, stack } from '#styled/patterns';
import { fileSize } from '#lib/file-size.ts';
import { useAuth } from '#lib/session.ts';
import { storageQuery } from '#shared/storage/storage.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { StorageBar } from '#ui/storage-bar.tsx';
import { ACCEPT } from './file-rules.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadResult } from './upload-result.tsx';
import { UploadRules } from './upload-rules.tsx';
import { useUpload } from './use-upload.ts';
import type { Upload } from './use-upload.ts';
import { UPLOAD_TEST } from './upload-test.words.ts';

/** Page of the upload test: users drop a file and see what the server finds in it. Files of signed-out visitors are not stored. */
export function UploadTest() {
  const { status } = useAuth();
  const member = status === 'member' || status === 'admin';
  const upload = useUpload(member);
  const { data: storage } = useQuery({ ...storageQuery, enabled: member });
  const { state } = upload;
  return (
    <div className={container({ paddingBlock: { base: '6', md: '10' } })}>
      <div className={stack({ gap: '6', maxWidth: '[44rem]', marginInline: 'auto' })}>
        <header className={stack({ gap: '2' })}>
          <h1 className={css({ textStyle: 'h1' })}>{UPLOAD_TEST.heading}</h1>
          <p className={css({ color: 'fg.muted', maxWidth: 'prose' })}>{UPLOAD_TEST.intro}</p>
        </header>
        <FileDrop
          files={[]}
          label={UPLOAD_TEST.label}
          accept={ACCEPT}
          disabled={status === 'loading' || state.phase === 'sending'}
          onFilesChange={([file]) => file && upload.start(file)}
          onReject={(rejections) => {
            const [first] = rejections;
            // Every refused file shows the same kind of text. Here files are refused that are fine singly, because the user dropped several.
            if (rejections.length === 1 && first) upload.start(first.file);
            else if (first) upload.refuse(`${rejections.length} files`, UPLOAD_TEST.tooManyFiles);
          }}
          title={<Sentence text={UPLOAD_TEST.dropTitle} parts={{ choose: <span className={css({ color: 'brand' })}>{UPLOAD_TEST.chooseLink}</span> }} />}
          hint={UPLOAD_TEST.hint}
        />
        {storage && <StorageBar used={storage.usedBytes} quota={storage.quotaBytes} size={fileSize} />}
        <Outcome upload={upload} />
        <UploadRules member={member} />
      </div>
    </div>
  );
}

function Outcome({ upload: { state, start, cancel } }: { upload: Upload }) {
  switch (state.phase) {
    case 'idle':
      return null;
    case 'refused':
      return <Alert tone="bad" title={UPLOAD_TEST.wasNotSentTitle(state.name)}>{state.reason}</Alert>;
    case 'sending':
      return <UploadProgress file={state.file} share={state.share} onCancel={cancel} />;
    case 'cancelled':
      return (
        <Alert title={UPLOAD_TEST.cancelledTitle}>
          {state.arrived ? UPLOAD_TEST.cancelledLate(state.name) : UPLOAD_TEST.cancelled(state.name)}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="bad" title={UPLOAD_TEST.wasNotUploadedTitle(state.file.name)} action={<Button size="sm" onClick={() => start(state.file)}>{UPLOAD_TEST.button}</Button>}>
          {state.reason}
        </Alert>
      );
    case 'done':
      return <UploadResult key={`${state.outcome.received.sha256}-${state.outcome.stored?.id}`} file={state.file} outcome={state.outcome} />;
  }
}
