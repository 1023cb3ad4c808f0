import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { tooltip } from '#styled/recipes';

/** Delay in ms before a tooltip opens: 700, or none within 300 ms after another tooltip closed (docs/rules/client-limits.md#tooltips). */
const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** Time at which the last tooltip closed (performance time in ms), shared by all tooltips of a page. */
const TooltipMemory = createContext<{ closedAt: number }>({ closedAt: Number.NEGATIVE_INFINITY });

export interface TooltipProps {
  content: ReactNode;
  /** The focusable element that has the tooltip. It takes a ref and spreads its props. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Time in ms before the tooltip opens. */
  openDelay?: number;
  disabled?: boolean;
}

/** A tooltip that shows a hint on hover and focus. The control must be understandable without it. */
export function Tooltip({ content, children, placement = 'top', openDelay = TOOLTIP_OPEN_DELAY_MS, disabled }: TooltipProps) {
  const memory = useContext(TooltipMemory);
  const [delay, setDelay] = useState(openDelay);
  // Ark reads the tooltip's delay at the pointer's first move, which comes before the next render, so the delay is set at once.
  const weighDelay = () => {
    const next = performance.now() - memory.closedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : openDelay;
    if (next !== delay) flushSync(() => setDelay(next));
  };
  return (
    <Ark.Root
      openDelay={delay} closeDelay={100} disabled={disabled} positioning={{ placement, gutter: 8 }} lazyMount unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) memory.closedAt = performance.now();
      }}
    >
      <Ark.Trigger asChild onPointerEnter={weighDelay}>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner><Ark.Content className={tooltip().content}>{content}</Ark.Content></Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
