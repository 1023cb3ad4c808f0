import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ReactNode } from 'react';

/** An invisible text that screen readers announce whenever it changes: when they are idle, or at once with `urgent`. Keep it mounted and change the text. */
export function LiveRegion({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) {
  return <VisuallyHidden role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">{children}</VisuallyHidden>;
}
