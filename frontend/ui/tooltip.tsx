import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { tooltip } from '#styled/recipes';

/** A tooltip opens after 700 ms, and at once within 300 ms of another one closing (docs/rules/client-limits.md#tooltips). */
const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** When the last tooltip closed (performance time in ms), shared by all tooltips below one provider. */
const TooltipMemory = createContext<{ closedAt: number }>({ closedAt: Number.NEGATIVE_INFINITY });

export interface TooltipProps {
  content: ReactNode;
  /** The focusable element with the hint; it takes a ref and spreads its props. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** ms before it opens. */
  openDelay?: number;
  disabled?: boolean;
}

/** A hint on hover and focus. It may repeat or add, but the control must be understandable without it. */
export function Tooltip({ content, children, placement = 'top', openDelay = TOOLTIP_OPEN_DELAY_MS, disabled }: TooltipProps) {
  const memory = useContext(TooltipMemory);
  const [delay, setDelay] = useState(openDelay);
  // The state machine reads the delay at the pointer's first move, which comes before the next render.
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
