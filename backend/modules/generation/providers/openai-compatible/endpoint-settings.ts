/** Where one content type is made: an OpenAI-compatible server, hosted or local. */
export interface EndpointSettings {
  /** Base address including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Server-side only; local servers often need none. */
  apiKey: string;
  model: string;
  /** How requests are sent; left out: `fetch`. Addresses that administrators typed go through checked connections. */
  send?: typeof fetch;
}

/** Limits of the outgoing calls. Times in ms, sizes in bytes. */
export interface OpenAiLimits {
  /** Time limit in ms of one HTTP call: of a video job, or of a moderation check. */
  callTimeoutMs: number;
  videoPollMs: number;
  jsonBytes: number;
  /** An image answer: base64 inside JSON. */
  imageBytes: number;
  videoBytes: number;
  /** Longest text in characters before the stream is cut as oversized. */
  textCharacters: number;
  videoSeconds: 4 | 8 | 12;
}

export const DEFAULT_LIMITS: OpenAiLimits = {
  callTimeoutMs: 30_000,
  videoPollMs: 2_000,
  jsonBytes: 1024 * 1024,
  imageBytes: 40 * 1024 * 1024,
  videoBytes: 200 * 1024 * 1024,
  textCharacters: 120_000,
  videoSeconds: 4,
};
