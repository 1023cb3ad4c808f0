import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, longWords, stack } from '#styled/patterns';
import { IMPORT_BYTES } from '#contracts/prompt-import.ts';
import { fileSize } from '#lib/file-size.ts';
import { percentWords } from '#lib/percent-words.ts';
import { storageQuery } from '#shared/storage/storage.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import type { FileRejection } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { StorageBar } from '#ui/storage-bar.tsx';
import type { ImportUpload } from './use-import-upload.ts';
import { FILE_FORM } from '../prompt-import.words.ts';

const ACCEPT = ['.csv', '.tsv', '.json', '.md', '.markdown', '.txt', '.zip'];
const LIMIT = `${IMPORT_BYTES / 1024 / 1024} MB`;

function rejected(rejections: FileRejection[], upload: ImportUpload): void {
  const [first] = rejections;
  if (!first) return;
  if (rejections.length > 1) return upload.refuse(`${rejections.length} files`, FILE_FORM.tooManyFiles);
  const { name, size } = first.file;
  if (size > IMPORT_BYTES) return upload.refuse(name, FILE_FORM.mbLimitText((size / 1024 / 1024).toFixed(1), LIMIT));
  upload.refuse(name, FILE_FORM.wrongKind);
}

/** Form of the import that takes a dropped or chosen file, shows its upload, and says why a file is refused. */
export function FileForm({ upload }: { upload: ImportUpload }) {
  const { state } = upload;
  const { data: storage } = useQuery(storageQuery);
  return (
    <div className={stack({ gap: '4' })}>
      <FileDrop
        files={[]} label={FILE_FORM.fileWithPromptsLabel} accept={ACCEPT} maxBytes={IMPORT_BYTES} disabled={state.phase === 'sending'}
        onFilesChange={([file]) => file && upload.start(file)} onReject={(rejections) => rejected(rejections, upload)}
        title={<Sentence text={FILE_FORM.dropTitle} parts={{ choose: <span className={css({ color: 'brand' })}>{FILE_FORM.chooseLink}</span> }} />}
        hint={FILE_FORM.hint(LIMIT)}
      />
      {storage && <StorageBar used={storage.usedBytes} quota={storage.quotaBytes} size={fileSize} />}
      {state.phase === 'sending' && (
        <div className={stack({ gap: '2' })}>
          <div className={hstack({ gap: '3', justifyContent: 'space-between' })}>
            <p className={longWords({ textStyle: 'small' })} role="status">
              {state.share >= 1 ? FILE_FORM.reading(state.file.name) : `${state.file.name} · ${percentWords(Math.round(state.share * 100))}`}
            </p>
            <Button size="sm" onClick={upload.cancel}>{FILE_FORM.cancelButton}</Button>
          </div>
          <ProgressBar value={state.share >= 1 ? null : state.share * 100} label={FILE_FORM.uploadingLabel(state.file.name)} />
        </div>
      )}
      {state.phase === 'failed' && (
        <Alert tone="bad" title={FILE_FORM.title(state.name)} action={state.file && <Button size="sm" onClick={() => state.file && upload.start(state.file)}>{FILE_FORM.tryAgainButton}</Button>}>
          {state.reason}
        </Alert>
      )}
    </div>
  );
}
