import * as z from 'zod/mini';
import { errorBody } from '#contracts/errors.ts';
import type { AnyEndpoint, ResponseOf } from '#contracts/endpoint.ts';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';
import { REGULAR_TIMEOUT_MS } from './request.ts';

export interface UploadOptions {
  /** Called with the share of the file that has been sent, from 0 to 1. At 1 the server still has to process the file. */
  onProgress(share: number): void;
  signal: AbortSignal;
  /** Time in ms without progress after which an upload is given up. */
  stalledMs?: number;
}

/**
 * Uploads a file as the form part `file` and reports progress, which `fetch` cannot. It never repeats the upload by itself.
 * @throws ApiError, TimeoutError, NetworkError, or the signal's reason
 */
export function upload<E extends AnyEndpoint>(endpoint: E, file: File, { onProgress, signal, stalledMs = REGULAR_TIMEOUT_MS }: UploadOptions): Promise<ResponseOf<E>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    let patience = setTimeout(giveUp, stalledMs);
    function giveUp(): void {
      reject(new TimeoutError());
      request.abort();
    }
    const moved = (): void => {
      clearTimeout(patience);
      patience = setTimeout(giveUp, stalledMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      const json = parsed(responseText);
      if (status < 200 || status > 299) {
        const body = z.safeParse(errorBody, json);
        return reject(new ApiError(endpoint.path, status, responseText || statusText, body.success ? body.data : null));
      }
      const answer = z.safeParse(endpoint.response, json);
      return answer.success ? resolve(answer.data as ResponseOf<E>) : reject(answer.error);
    });
    request.addEventListener('error', () => reject(new NetworkError(endpoint.path, new Error('the connection was lost'))));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('loadend', () => {
      clearTimeout(patience);
      signal.removeEventListener('abort', stop);
    });
    signal.addEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file);
    request.open(endpoint.method, endpoint.path);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
