import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { wrap } from '#styled/patterns';
import { FILE_LIMIT_BYTES, uploadFile } from '#contracts/media.ts';
import { messageOf } from '#lib/api-error.ts';
import { request } from '#lib/request.ts';
import { Alert } from '#ui/alert.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { UPLOAD_FIELD } from './prompt-form.words.ts';

export interface UploadFieldProps {
  kind: 'image' | 'file';
  /** Id of the file that was uploaded into the field; null for none. */
  value: string | null;
  onChange(fileId: string | null): void;
}

const ACCEPT = {
  image: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  file: ['text/plain', 'text/markdown', 'text/csv'],
} as const;
const HINTS = { image: UPLOAD_FIELD.pictureHint, file: UPLOAD_FIELD.textHint } as const;

/**
 * A field that uploads a chosen file at once and stores its id, so that the form stays small and the file is already checked. An id from an
 * earlier run is marked as such.
 */
export function UploadField({ kind, value, onChange }: UploadFieldProps) {
  const [files, setFiles] = useState<File[]>([]);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.append('file', file);
      const { data } = await request(uploadFile.path, { method: 'POST', body: form });
      return uploadFile.response.parse(data).file;
    },
    onSuccess: (file) => onChange(file.id),
    onError: () => setFiles([]),
    retry: false,
  });
  const change = (next: File[]): void => {
    setFiles(next);
    const [file] = next;
    if (file) upload.mutate(file);
    else onChange(null);
  };
  const attached = value !== null && files.length === 0 && !upload.isPending;
  return (
    <>
      {attached && (
        <p className={wrap({ alignItems: 'center', gap: '2', textStyle: 'small' })}>
          <Paperclip size={16} aria-hidden />{kind === 'image' ? UPLOAD_FIELD.pictureAttached : UPLOAD_FIELD.fileAttached}
          <TextButton onClick={() => onChange(null)}>{UPLOAD_FIELD.button}</TextButton>
        </p>
      )}
      <FileDrop
        files={value || upload.isPending ? files : []}
        onFilesChange={change}
        accept={[...ACCEPT[kind]]}
        maxBytes={kind === 'image' ? FILE_LIMIT_BYTES : 1024 * 1024}
        hint={HINTS[kind]}
      />
      {upload.isPending && <ProgressBar value={null} label={UPLOAD_FIELD.label} />}
      {upload.isError && <Alert tone="bad">{messageOf(upload.error, UPLOAD_FIELD.uploadFailed)}</Alert>}
    </>
  );
}
