import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createExport, createImport, deleteImport, IMPORT_PART_BYTES, uploadImportPart } from '#contracts/portability.ts';
import type { AccountImport } from '#contracts/portability.ts';
import { call, newActionKey } from '#lib/call.ts';
import { request } from '#lib/request.ts';
import { exportsQuery, importsQuery } from './portability.queries.ts';

/** Time limit in ms for the upload of one part of an account file, which has several megabytes, over a slow connection. */
const PART_TIMEOUT_MS = 300_000;

/** Requests an export of the account, which the server prepares as a file. */
export function useCreateExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(createExport, { idempotencyKey: newActionKey() })).archive,
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

/** Cancels an account import whose file is not uploaded completely. */
export function useGiveUpImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteImport, { params: { id }, idempotencyKey: newActionKey() }),
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
}

/** Uploads the file of an account import part by part, and continues an earlier upload of the same file. */
export function useUploadAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, open, signal }: { file: File; open: AccountImport | undefined; signal: AbortSignal }) => {
      let state = open ?? (await call(createImport, { body: { name: file.name, bytes: file.size }, idempotencyKey: newActionKey() })).import;
      keep(client, state);
      while (state.status === 'uploading' && !signal.aborted) {
        state = await sendPart(file, state, signal);
        keep(client, state);
      }
    },
    retry: false,
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
}

/**
 * Uploads one part of an account file and returns the new state of the import. `request` may send it twice after a lost connection; the
 * server ignores the repetition.
 */
async function sendPart(file: File, { id, received }: AccountImport, signal: AbortSignal): Promise<AccountImport> {
  const body = new FormData();
  body.append('importId', id);
  body.append('offset', String(received));
  body.append('file', file.slice(received, received + IMPORT_PART_BYTES), 'part');
  const { data } = await request(uploadImportPart.path, { method: uploadImportPart.method, body, signal, timeoutMs: PART_TIMEOUT_MS });
  return z.parse(uploadImportPart.response, data).import;
}

function keep(client: QueryClient, state: AccountImport): void {
  client.setQueryData(importsQuery.queryKey, (known = []) => [state, ...known.filter(({ id }) => id !== state.id)]);
}
