import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { inlineStack } from '#styled/patterns';

interface DisclosureProps {
  /** Text that stays visible. A press on it shows or hides the children. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Details that stay closed until the reader opens them. Its chevron stands in place of the browser's triangle. */
export const Disclosure = ({ summary, className, children }: DisclosureProps) => (
  <details className={className}>
    <summary className={line}>{summary}<ChevronDown size={16} aria-hidden /></summary>
    {children}
  </details>
);

const line = inlineStack({
  gap: '1.5', minHeight: '8', textStyle: 'label', color: 'fg.muted', cursor: 'pointer', listStyle: 'none', borderRadius: 'sm',
  '&::-webkit-details-marker': { display: 'none' }, _hover: { color: 'fg' },
  '& > svg': { color: 'fg.subtle', transitionProperty: 'transform', transitionDuration: 'fast' }, '[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
});
