import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, TouchEvent } from 'react';
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { css, cx } from '#styled/css';
import { mutedText } from '#styled/patterns';
import { button } from '#styled/recipes';
import { outputFileName } from '#contracts/output-file-name.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Clip } from './clip.tsx';
import type { Media } from './media-outputs.tsx';
import { LIGHTBOX } from '../generation.words.ts';
import { elementAt } from '#contracts/must.ts';

/** Zoom steps of a picture, relative to the size that fits the window. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;
/** Distance in px that a finger must move to open the next picture. */
const SWIPE_PX = 60;

interface LightboxProps {
  media: readonly Media[];
  title: string;
  /** Index of the shown picture, from 0. */
  at: number;
  onMove(at: number): void;
  onClose(): void;
}

/** A large dialog with the outputs of a run. Arrow keys and swipes open the next one, + and − zoom, 0 shows the whole picture. */
export function Lightbox({ media, title, at, onMove, onClose }: LightboxProps) {
  const [zoom, setZoom] = useState(0);
  const finger = useRef<number | null>(null);
  const shown = elementAt(media, at);
  const still = shown.kind === 'image';
  const move = (by: 1 | -1): void => {
    if (media.length < 2) return;
    setZoom(0);
    onMove((at + by + media.length) % media.length);
  };
  const zoomBy = (by: 1 | -1): void => setZoom((level) => Math.min(ZOOMS.length - 1, Math.max(0, level + by)));
  const press = (event: KeyboardEvent): void => {
    const act = KEYS[event.key];
    // Ignores keys that a video's own controls use, and arrow keys that scroll a picture larger than the window.
    if (!act || event.ctrlKey || event.metaKey || (event.target as Element).tagName === 'VIDEO' || (zoom > 0 && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (typeof act === 'object') move(act.move);
    else if (act === 'whole') setZoom(0);
    else if (still) zoomBy(act === 'in' ? 1 : -1);
  };
  const lift = (event: TouchEvent): void => {
    const went = finger.current === null ? 0 : elementAt(event.changedTouches, 0).clientX - finger.current;
    finger.current = null;
    if (zoom === 0 && Math.abs(went) > SWIPE_PX) move(went < 0 ? 1 : -1);
  };
  return (
    <FullWindow
      title={title} onKeyDown={press} onClose={onClose}
      actions={(
        <>
          {media.length > 1 && <span aria-live="polite" className={mutedText({ textStyle: 'meta', tabular: true })}>{LIGHTBOX.ofText(at + 1, media.length)}</span>}
          {still && (
            <>
              <IconButton label={LIGHTBOX.zoomOutLabel} aria-disabled={zoom === 0} onClick={() => zoomBy(-1)}><ZoomOut aria-hidden /></IconButton>
              <IconButton label={LIGHTBOX.zoomInLabel} aria-disabled={zoom === ZOOMS.length - 1} onClick={() => zoomBy(1)}><ZoomIn aria-hidden /></IconButton>
            </>
          )}
          <a href={`${shown.url}?download=${encodeURIComponent(outputFileName(title, shown, at, media.length))}`} aria-label={LIGHTBOX.downloadLabel(shown.kind, media.length > 1 ? at + 1 : null)} className={button({ variant: 'ghost', shape: 'icon' })} download><Download aria-hidden /></a>
        </>
      )}
    >
      <div
        key={shown.url} role="group" aria-label={zoom > 0 ? LIGHTBOX.enlargedLabel : undefined} tabIndex={zoom > 0 ? 0 : undefined} className={stage}
        onTouchStart={(event) => void (finger.current = event.touches.length === 1 ? elementAt(event.touches, 0).clientX : null)} onTouchEnd={lift}
      >
        {still
          ? <img src={shown.url} alt={shown.altText} className={picture} style={sizeOf(shown, elementAt(ZOOMS, zoom))} data-zoomed={zoom > 0 || undefined} onDoubleClick={() => setZoom(zoom > 0 ? 0 : 2)} />
          : <Clip clip={shown} className={film} />}
      </div>
      {media.length > 1 && (
        <>
          <IconButton label={LIGHTBOX.previousLabel} variant="plain" round className={cx(arrow, css({ insetInlineStart: '3' }))} onClick={() => move(-1)}><ChevronLeft aria-hidden /></IconButton>
          <IconButton label={LIGHTBOX.nextLabel} variant="plain" round className={cx(arrow, css({ insetInlineEnd: '3' }))} onClick={() => move(1)}><ChevronRight aria-hidden /></IconButton>
        </>
      )}
    </FullWindow>
  );
}

const KEYS: Record<string, 'in' | 'out' | 'whole' | { move: 1 | -1 } | undefined> = {
  'ArrowLeft': { move: -1 }, 'ArrowRight': { move: 1 }, '+': 'in', '=': 'in', '-': 'out', '0': 'whole',
};

/** The picture's size: the size that fits the dialog, times the zoom, in CSS container units. */
const sizeOf = ({ width, height }: Media, zoom: number): CSSProperties => ({ width: `calc(min(100cqw, 100cqh * ${width / height}) * ${zoom})`, aspectRatio: `${width} / ${height}` });

const stage = css({ containerType: 'size', overflow: 'auto', display: 'grid', placeContent: '[safe center]', minHeight: '0', touchAction: '[pan-x pan-y pinch-zoom]' });
const picture = css({ maxWidth: '[none]', cursor: 'zoom-in', '&[data-zoomed]': { cursor: 'zoom-out' } });
const film = css({ maxWidth: '[100cqw]', maxHeight: '[100cqh]' });
const arrow = css({ position: 'absolute', insetBlockStart: '[50%]', transform: 'translateY(-50%)', backgroundColor: 'surface' });
