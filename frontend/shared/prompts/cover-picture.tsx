import type { ContentType } from '#contracts/primitives.ts';
import { css, cx } from '#styled/css';
import { coverImage } from '#styled/patterns';

interface CoverPictureProps {
  url: string;
  type: ContentType;
  eager?: boolean;
  /** Place of the cover in its frame. Without it the cover fills its parent. */
  className?: string | undefined;
}

/**
 * The cover of a prompt in a frame of any shape. A picture fills the frame. The cover of a text shows words, so a narrow frame shows its whole
 * width, with the cover's own colour above and below: cropped words read as a mistake.
 */
export function CoverPicture({ url, type, eager = false, className }: CoverPictureProps) {
  const loading = eager ? 'eager' : 'lazy';
  if (type !== 'text') return <img src={url} alt="" width={480} height={360} loading={loading} decoding="async" draggable={false} className={cx(fill, className)} />;
  return (
    <span data-text-cover className={cx(frame, className)}>
      <img src={url} alt="" loading={loading} decoding="async" className={ground} />
      <img src={url} alt="" width={480} height={360} loading={loading} decoding="async" draggable={false} className={words} />
    </span>
  );
}

const fill = coverImage({ minWidth: '0', minHeight: '0' });
const frame = css({ display: 'block', position: 'relative', width: 'full', height: 'full', minWidth: '0', minHeight: '0', overflow: 'hidden', containerType: 'size' });
// The upper left part of a generated cover has one colour. Enlarged, it fills the frame.
const ground = coverImage({ position: 'absolute', inset: '0', transform: 'scale(14)', transformOrigin: '[12% 4%]' });
// In a frame narrower than the cover, the cover's edges fade into the colour, so that no edge is seen.
const words = css({
  position: 'absolute', insetInlineStart: '0', insetBlockStart: '[50%]', width: 'full', maxWidth: '[none]', height: 'auto', maxHeight: 'full', objectFit: 'cover', transform: 'translateY(-50%)',
  '@container (max-aspect-ratio: 5/4)': { maskImage: '[linear-gradient(to bottom, transparent, #000 14%, #000 90%, transparent)]' },
});
