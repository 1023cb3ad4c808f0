import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { FILE_LIMIT_BYTES, uploadFile } from '#contracts/media.ts';
import { messageOf } from '#lib/api-error.ts';
import { upload } from '#lib/upload.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { placeId, useDraftPart } from '../draft-store.ts';
import { useEditPart } from '../edit-part.ts';
import { COVER_FIELD } from '../builder.words.ts';

const ACCEPT = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** The field for the cover of a prompt, which is uploaded as soon as the author chooses it. Without one, the product draws a cover. */
export function CoverField() {
  const cover = useDraftPart((content) => content.coverFileId);
  const edit = useEditPart();
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const sending = useMutation({
    mutationFn: async (file: File) => (await upload(uploadFile, file, { onProgress: setShare, signal: new AbortController().signal })).file,
    onSuccess: (file) => edit('coverFileId', file.id, 'Cover'),
    onSettled: () => setShare(null),
    retry: false,
  });
  return (
    <Field label={COVER_FIELD.coverLabel} optional group id={placeId(['coverFileId'])} help={cover ? undefined : COVER_FIELD.help}>
      {cover ? (
        <div className={stack({ gap: '2' })}>
          <img src={`/media/${cover}`} alt={COVER_FIELD.alt} width={480} height={360} className={css({ width: 'full', maxWidth: '[360px]', height: 'auto', aspectRatio: '[4 / 3]', objectFit: 'cover', borderRadius: 'md', border: 'soft', backgroundColor: 'kind.soft' })} />
          <Button size="sm" className={css({ justifySelf: 'start' })} icon={<Trash2 aria-hidden />} onClick={() => edit('coverFileId', null, 'Cover')}>{COVER_FIELD.button}</Button>
        </div>
      ) : (
        <FileDrop
          files={[]} accept={ACCEPT} maxBytes={FILE_LIMIT_BYTES} hint={COVER_FIELD.hint} title={COVER_FIELD.dropTitle}
          onReject={(files) => setRefused(files.length > 0)}
          onFilesChange={([file]) => { setRefused(false); if (file) sending.mutate(file); }}
        />
      )}
      {sending.isPending && <ProgressBar value={share === null || share >= 1 ? null : Math.round(share * 100)} label={COVER_FIELD.uploadingTheCoverLabel} />}
      {refused && <Alert tone="bad">{COVER_FIELD.wrongFile}</Alert>}
      {sending.isError && <Alert tone="bad">{messageOf(sending.error, COVER_FIELD.uploadFailed)}</Alert>}
    </Field>
  );
}
