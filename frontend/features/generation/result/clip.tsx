import { css } from '#styled/css';
import { wantsStillness } from '#ui/theme/theme.ts';
import type { Media } from './media-outputs.tsx';

/** Up to this length (ms) a clip plays by itself; a longer one is a film, and waits for a press. */
const SHORT_MS = 15_000;

/** A video with its controls. A short one plays muted in a loop, unless its viewer asked for stillness. */
export function Clip({ clip, className }: { clip: Media; className?: string }) {
  const short = clip.durationMs !== null && clip.durationMs <= SHORT_MS;
  return (
    <video
      src={clip.url} poster={clip.posterUrl ?? undefined} width={clip.width} height={clip.height} aria-label={clip.altText}
      controls playsInline loop preload="metadata" muted={short} autoPlay={short && !wantsStillness()} className={className ?? css({ display: 'block' })}
    />
  );
}
