/** The answer to a request that the reader of the API reference sent by the form, with its duration in ms. */
export interface TryAnswer {
  status: number;
  ms: number;
  text: string;
}

const MOST_SHOWN = 20_000;

/**
 * Sends a request to the API as a member's program would: with the API key, and without this browser's cookies.
 * @throws TypeError when no answer arrives
 */
export async function sendTry({ method, address, key, body }: { method: string; address: string; key: string; body: string | null }): Promise<TryAnswer> {
  const at = performance.now();
  const response = await fetch(address, {
    method,
    credentials: 'omit',
    headers: { Authorization: `Bearer ${key}`, ...(body !== null && { 'Content-Type': 'application/json' }) },
    ...(body !== null && { body }),
  });
  const text = await response.text();
  return { status: response.status, ms: Math.round(performance.now() - at), text: pretty(text).slice(0, MOST_SHOWN) };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
