import { css } from '#styled/css';
import { wantsStillness } from '#ui/theme/theme.ts';
import type { Media } from './media-outputs.tsx';

/** Videos up to this length in ms play by themselves. Longer ones wait for a press. */
const SHORT_MS = 15_000;

/** A video with controls. A short one plays muted in a loop, unless the viewer chose reduced motion. */
export function Clip({ clip, className }: { clip: Media; className?: string }) {
  const short = clip.durationMs !== null && clip.durationMs <= SHORT_MS;
  return (
    <video
      src={clip.url} poster={clip.posterUrl ?? undefined} width={clip.width} height={clip.height} aria-label={clip.altText}
      controls playsInline loop preload="metadata" muted={short} autoPlay={short && !wantsStillness()} className={className ?? css({ display: 'block' })}
    />
  );
}
