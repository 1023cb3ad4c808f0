import { css } from '#styled/css';

const face = css({ fill: 'coin' });
const edge = css({ fill: 'coin.edge' });
const star = css({ fill: 'coin.ink' });

/** Icon of the token: an amber coin with a spark on it. */
export function Coin({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" style={{ flex: 'none', display: 'inline-block' }}>
      <circle cx="10" cy="10" r="10" className={edge} />
      <circle cx="10" cy="10" r="8.2" className={face} />
      <path className={star} d="M10 5.2c.4 2.9 1.9 4.4 4.8 4.8-2.9.4-4.4 1.9-4.8 4.8-.4-2.9-1.9-4.4-4.8-4.8 2.9-.4 4.4-1.9 4.8-4.8Z" />
    </svg>
  );
}
