import { ProviderFailure } from '../../provider.port.ts';

/**
 * A fetch that reads at most `maxBytes` of an answer and follows no redirect. Otherwise a faulty provider could fill the worker's memory, or
 * send the worker to another host.
 */
export function cappedFetch(maxBytes: number, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, { ...init, redirect: 'error' });
    const announced = Number(response.headers.get('content-length') ?? 0);
    if (announced > maxBytes) {
      await response.body?.cancel();
      throw tooLarge(maxBytes);
    }
    if (!response.body) return response;
    let read = 0;
    const meter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > maxBytes) controller.error(tooLarge(maxBytes));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(meter), response);
  };
}

const tooLarge = (maxBytes: number): ProviderFailure =>
  new ProviderFailure('too_large', `The provider's answer is larger than ${maxBytes} bytes`);
