import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { css } from '#styled/css';

const place = css({ display: 'grid', placeItems: 'center', minHeight: '[40vh]', width: 'full' });
const beat = css({ animation: '[twinkle 1.2s ease-in-out infinite]', transformOrigin: 'center', fill: '[url(#loading-spark)]' });

/** The spark of the wordmark, beating, while a page's code arrives. */
export function LoadingMark({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={place} role="status">
      <svg width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
        <defs>
          <linearGradient id="loading-spark" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="oklch(.72 .17 295)" />
            <stop offset=".55" stopColor="oklch(.7 .17 20)" />
            <stop offset="1" stopColor="oklch(.82 .15 75)" />
          </linearGradient>
        </defs>
        <path className={beat} d="M12 1c1 7 4 10 11 11-7 1-10 4-11 11-1-7-4-10-11-11 7-1 10-4 11-11Z" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
