import { hstack } from '#styled/patterns';
import { TextButton } from '#ui/text-link.tsx';

/** The list ends too early, because its next page could not be fetched; asked for again by hand. */
export const NoMore = ({ retrying, onRetry }: { retrying: boolean; onRetry(): void }) => (
  <p role="status" className={row}>
    <span>{retrying ? 'Loading more…' : 'Could not load more'}</span>
    <span aria-hidden>·</span>
    <TextButton onClick={retrying ? undefined : onRetry} aria-disabled={retrying || undefined}>Retry</TextButton>
  </p>
);

const row = hstack({ justifyContent: 'center', gap: '2', paddingInline: '5', paddingBlock: '4', textStyle: 'small', color: 'fg.muted' });
