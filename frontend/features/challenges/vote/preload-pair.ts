import type { BlindEntry } from '#contracts/challenge-entries.ts';
import type { VotePair } from '#contracts/challenge-votes.ts';
import { pause } from '#lib/pause.ts';

/** Longest wait in ms for a slow picture of an entry; then the pair is shown without it. */
const PATIENCE_MS = 4_000;

/** Resolves when the pictures of both entries are loaded, so that neither entry appears before the other. */
export async function preloadPair({ left, right }: VotePair): Promise<void> {
  await Promise.race([Promise.all([ready(left), ready(right)]), pause(PATIENCE_MS)]);
}

function ready({ contentType, url }: BlindEntry): Promise<unknown> {
  if (url === null) return Promise.resolve();
  if (contentType === 'image') {
    const picture = new Image();
    picture.src = url;
    // An entry's picture that cannot be decoded is shown as broken. The voter can skip the pair.
    return picture.decode().catch(() => undefined);
  }
  return new Promise((resolve) => {
    const clip = document.createElement('video');
    Object.assign(clip, { preload: 'auto', muted: true, src: url, oncanplaythrough: resolve, onerror: resolve });
  });
}
