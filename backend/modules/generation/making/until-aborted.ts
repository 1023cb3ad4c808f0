/** Settles like `promise`, but rejects with the signal's reason as soon as the signal aborts, so that a provider that never answers blocks no worker. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) {
      promise.catch(() => undefined);
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Yields the items of `source` until the signal aborts. Then it throws the signal's reason, even if the source ends without an error. */
export async function* itemsUntilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await untilAborted(iterator.next(), signal);
      if (signal.aborted) throw signal.reason;
      if (step.done) return;
      yield step.value;
    }
  } finally {
    // The end of the provider's stream is not awaited, because a provider that no longer answers would block this worker.
    iterator.return?.(undefined).then(undefined, () => undefined);
  }
}
