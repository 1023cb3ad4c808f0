import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { checkFile, uploadFile } from '#contracts/media.ts';
import type { MeasuredFile, StoredFile } from '#contracts/media.ts';
import { messageOf } from '#lib/api-error.ts';
import { storageKey } from '#shared/storage/storage.queries.ts';
import { upload } from '#lib/upload.ts';
import { fileProblem } from './file-rules.ts';
import { USE_UPLOAD } from './upload-test.words.ts';

export interface UploadOutcome {
  received: MeasuredFile;
  /** The stored file; null for a file that the server only checked. */
  stored: (StoredFile & Pick<MeasuredFile, 'width' | 'height'>) | null;
}

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'refused'; name: string; reason: string }
  /** `share` is the uploaded part of the file, from 0 to 1; at 1 the server checks the file. */
  | { phase: 'sending'; file: File; share: number }
  | { phase: 'cancelled'; name: string; arrived: boolean }
  | { phase: 'failed'; file: File; reason: string }
  | { phase: 'done'; file: File; outcome: UploadOutcome };

export interface Upload {
  state: UploadState;
  /** Checks a file in the client and then sends it to the server, which stores it for signed-in users only. */
  start(file: File): void;
  refuse(name: string, reason: string): void;
  cancel(): void;
}

/** Uploads one file of the upload test and reports its progress. The upload is aborted when the user leaves the page. */
export function useUpload(keep: boolean): Upload {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = (file: File): void => {
    running.current?.abort();
    const reason = fileProblem(file);
    if (reason) return setState({ phase: 'refused', name: file.name, reason });
    const control = new AbortController();
    running.current = control;
    const tell = (next: UploadState): void => {
      if (!control.signal.aborted) setState(next);
    };
    tell({ phase: 'sending', file, share: 0 });
    const onProgress = (share: number): void => tell({ phase: 'sending', file, share });
    send(file, keep, { onProgress, signal: control.signal }).then(
      (outcome) => {
        if (keep) void client.invalidateQueries({ queryKey: storageKey });
        tell({ phase: 'done', file, outcome });
      },
      (error: unknown) => tell({ phase: 'failed', file, reason: messageOf(error, USE_UPLOAD.uploadFailed) }),
    );
  };

  return {
    state,
    start,
    refuse: (name, reason) => setState({ phase: 'refused', name, reason }),
    cancel: () => {
      running.current?.abort();
      setState((before) => (before.phase === 'sending' ? { phase: 'cancelled', name: before.file.name, arrived: keep && before.share === 1 } : before));
    },
  };
}

async function send(file: File, keep: boolean, options: Parameters<typeof upload>[2]): Promise<UploadOutcome> {
  if (!keep) return { received: (await upload(checkFile, file, options)).file, stored: null };
  const { file: stored, received } = await upload(uploadFile, file, options);
  return { received, stored };
}
