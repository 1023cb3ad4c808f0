import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contracts/durations.ts';
import { uploadImport } from '#contracts/prompt-import.ts';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { messageOf } from '#lib/api-error.ts';
import { storageKey } from '#shared/storage/storage.queries.ts';
import { upload } from '#lib/upload.ts';
import { waitingImportsKey } from '../prompt-import.queries.ts';
import { USE_IMPORT_UPLOAD } from '../prompt-import.words.ts';

/** Longest wait in ms for the server's answer after the last byte of an imported file was sent, because reading 20 MB takes time. */
const PATIENCE_MS = 2 * MINUTE_MS;

export type ImportUploadState =
  | { phase: 'idle' }
  /** `share` is the sent part of the file, from 0 to 1; at 1 the server reads the file. */
  | { phase: 'sending'; file: File; share: number }
  /** `file` is the file to try again; null when another try with it cannot succeed. */
  | { phase: 'failed'; name: string; file: File | null; reason: string };

export interface ImportUpload {
  state: ImportUploadState;
  start(file: File): void;
  refuse(name: string, reason: string): void;
  cancel(): void;
}

/** Uploads one file of prompts and calls `onReport` with its report. Closing the dialog aborts the upload. */
export function useImportUpload(onReport: (report: PromptImport) => void): ImportUpload {
  const client = useQueryClient();
  const [state, setState] = useState<ImportUploadState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = (file: File): void => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const tell = (next: ImportUploadState): void => {
      if (!control.signal.aborted) setState(next);
    };
    tell({ phase: 'sending', file, share: 0 });
    const onProgress = (share: number): void => tell({ phase: 'sending', file, share });
    upload(uploadImport, file, { onProgress, signal: control.signal, stalledMs: PATIENCE_MS }).then(
      ({ import: report }) => {
        void client.invalidateQueries({ queryKey: waitingImportsKey });
        void client.invalidateQueries({ queryKey: storageKey });
        if (control.signal.aborted) return;
        if (report.problem !== null) return tell({ phase: 'failed', name: file.name, file: null, reason: report.problem });
        setState({ phase: 'idle' });
        onReport(report);
      },
      (error: unknown) => tell({ phase: 'failed', name: file.name, file, reason: messageOf(error, USE_IMPORT_UPLOAD.sendFailed) }),
    );
  };

  return {
    state,
    start,
    refuse: (name, reason) => setState({ phase: 'failed', name, file: null, reason }),
    cancel: () => {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
  };
}
