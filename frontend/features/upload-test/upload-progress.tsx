import { css } from '#styled/css';
import { flexFill, hstack, metaText, stack } from '#styled/patterns';
import { fileSize } from '#lib/file-size.ts';
import { percentWords } from '#lib/percent-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { UPLOAD_PROGRESS } from './upload-test.words.ts';

interface Props {
  file: File;
  /** Uploaded part of the file, from 0 to 1; at 1 the server checks the file. */
  share: number;
  onCancel(): void;
}

/** Bar that shows how many bytes of the file were uploaded. */
export function UploadProgress({ file, share, onCancel }: Props) {
  const sent = share >= 1;
  return (
    <Card as="section" aria-label={UPLOAD_PROGRESS.uploadLabel} pad="md" radius="lg" className={stack({ gap: '3' })}>
      <div className={hstack({ gap: '4' })}>
        <div className={flexFill()}>
          <p className={css({ textStyle: 'label', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>{file.name}</p>
          <p className={metaText({ tabular: true })}>
            {sent ? UPLOAD_PROGRESS.uploadedCheckingText : `${percentWords(Math.round(share * 100))} · ${fileSize(Math.round(file.size * share))} of ${fileSize(file.size)}`}
          </p>
        </div>
        <Button size="sm" onClick={onCancel}>{UPLOAD_PROGRESS.button}</Button>
      </div>
      <ProgressBar value={sent ? null : share * 100} label={UPLOAD_PROGRESS.uploadingLabel(file.name)} />
    </Card>
  );
}
