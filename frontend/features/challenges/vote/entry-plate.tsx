import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import type { BlindEntry } from '#contracts/challenge-entries.ts';
import { ProseText } from '#ui/prose-text.tsx';
import { wantsStillness } from '#ui/theme/theme.ts';
import { DUEL } from '../challenge-vote.words.ts';
import { WholePicture } from './whole-picture.tsx';

interface EntryPlateProps {
  entry: BlindEntry;
  side: 'left' | 'right';
}

/** An entry to vote on, without name, title or file name, which could reveal its author. All entries fill frames of the same size. */
export function EntryPlate({ entry, side }: EntryPlateProps) {
  if (entry.contentType === 'text') return <div role="region" aria-label={DUEL[side]} tabIndex={0} className={sheet}><ProseText text={entry.text ?? ''} /></div>;
  const { url } = entry;
  if (url === null) return <span className={frame} />;
  if (entry.contentType === 'video') return <span className={frame}><Clip url={url} side={side} /></span>;
  return <WholePicture url={url} alt={DUEL[side]} />;
}

/** The clips of both entries start together without sound and repeat. For people who chose reduced motion, they start only in the large view. */
function Clip({ url, side }: { url: string; side: 'left' | 'right' }) {
  const clip = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = clip.current;
    if (!element || wantsStillness()) return;
    element.currentTime = 0;
    void element.play().catch(() => undefined);
  }, [url]);
  return <video ref={clip} src={url} aria-label={`${DUEL[side]}. ${DUEL.clipLabel}`} muted loop playsInline preload="auto" className={whole} />;
}

const frame = css({ position: 'relative', display: 'block', width: 'full', height: 'full', overflow: 'hidden' });
const whole = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' });
const sheet = css({ height: 'full', overflowY: 'auto', padding: { base: '4', md: '6' }, paddingInlineEnd: { base: '14', md: '16' }, backgroundColor: 'surface', textAlign: 'start', cursor: 'auto' });
