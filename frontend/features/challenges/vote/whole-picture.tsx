import { css } from '#styled/css';

/** A whole picture of an entry in a frame of another format. The rest of the frame has the picture's own colours. */
export const WholePicture = ({ url, alt }: { url: string; alt: string }) => (
  <span className={css({ position: 'relative', display: 'block', width: 'full', height: 'full', overflow: 'hidden' })}>
    <img src={url} alt="" aria-hidden className={ground} />
    <img src={url} alt={alt} className={whole} />
  </span>
);

const whole = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' });
const ground = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover', filter: '[blur(28px) saturate(1.1)]', transform: 'scale(1.15)', opacity: '60' });
