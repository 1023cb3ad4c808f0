import { css } from '#styled/css';

const ring = css({
  display: 'inline-block', flex: 'none', width: '4', height: '4', borderRadius: 'full', border: '[2px solid color-mix(in oklab, currentColor 30%, transparent)]', borderTopColor: 'current', animation: 'spin',
});

/** A turning ring that shows that something is loading. Screen readers skip it, so add words or `aria-busy`. */
export const Loader = () => <span className={ring} aria-hidden="true" />;
