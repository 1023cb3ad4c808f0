/** The address, key and model of an OpenAI-compatible server that makes one content type. */
export interface EndpointSettings {
  /** Base address including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** The server's API key, which never leaves our server. Local servers often need none. */
  apiKey: string;
  model: string;
  /** The function that sends requests; `fetch` when absent. For addresses that administrators typed it checks each connection. */
  send?: typeof fetch;
}

/** Limits of calls to a provider. Times in ms, sizes in bytes. */
export interface OpenAiLimits {
  /** The time limit in ms of one HTTP call for a video job, or of one moderation check. */
  callTimeoutMs: number;
  videoPollMs: number;
  jsonBytes: number;
  /** The most bytes of an image answer, which is base64 inside JSON. */
  imageBytes: number;
  videoBytes: number;
  /** The most characters of a text. A longer stream is stopped as too large. */
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
