import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { coverImage } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';
import { wantsStillness } from '#ui/theme/theme.ts';
import { samplesQuery } from './samples/samples.queries.ts';

/** Time in ms that the pointer rests on a prompt's card before its video is fetched, so that a passing pointer loads nothing. */
const REST_MS = 250;

const isVideo = (output: GenerationOutput): output is Extract<GenerationOutput, { url: string }> => output.kind === 'video';

/**
 * Plays a video prompt's first sample on its card while the card has the pointer or the focus. It plays nothing for users who prefer reduced motion.
 */
export function VideoPreview({ promptId }: { promptId: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const samples = useQuery({ ...samplesQuery(promptId), enabled: wanted, retry: false });
  useEffect(() => {
    const card = place.current?.closest('article');
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = (): void => {
      clearTimeout(timer);
      if (!wantsStillness()) timer = setTimeout(() => setWanted(true), REST_MS);
    };
    const leave = (): void => {
      clearTimeout(timer);
      setWanted(false);
    };
    const coming = ['pointerenter', 'focusin'] as const;
    const leaving = ['pointerleave', 'focusout'] as const;
    for (const name of coming) card.addEventListener(name, come);
    for (const name of leaving) card.addEventListener(name, leave);
    return () => {
      clearTimeout(timer);
      for (const name of coming) card.removeEventListener(name, come);
      for (const name of leaving) card.removeEventListener(name, leave);
    };
  }, []);
  const video = samples.data?.flatMap((sample) => sample.outputs).find(isVideo);
  return (
    <span ref={place} className={css({ position: 'absolute', inset: '0', pointerEvents: 'none' })}>
      {wanted && video && <video src={video.url} poster={video.posterUrl ?? undefined} autoPlay muted loop playsInline aria-hidden className={coverImage({ animation: 'fadeIn' })} />}
    </span>
  );
}
