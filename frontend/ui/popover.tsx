import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '#styled/css';
import { popover } from '#styled/recipes';

export interface PopoverProps {
  /** The button that opens the popover. It must take a ref and spread its props. */
  trigger: ReactElement;
  title?: ReactNode;
  description?: ReactNode;
  /** Accessible name of the popover where it has no visible title. */
  label?: string;
  /** Removes the popover's padding, for lists and panels with padding of their own. */
  flush?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  placement?: 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'right' | 'left';
  className?: string;
  children?: ReactNode;
}

/** A small panel that opens beside its button. It is not modal, so the page stays usable. */
export function Popover({ trigger, title, description, label, flush, open, onOpenChange, placement = 'bottom-end', className, children }: PopoverProps) {
  const styles = popover({ flush });
  // Ark looks for the popover's title and description before they are mounted, and then leaves out the references. So this component sets the ids itself.
  const id = useId();
  const [titleId, descriptionId] = [`${id}title`, `${id}description`];
  return (
    <Ark.Root open={open} onOpenChange={(details) => onOpenChange?.(details.open)} positioning={{ placement, gutter: 8 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={cx(styles.content, className)} aria-label={label} aria-labelledby={title ? titleId : undefined} aria-describedby={description ? descriptionId : undefined} data-on="overlay">
            {title ? <Ark.Title id={titleId} className={styles.title}>{title}</Ark.Title> : null}
            {description ? <Ark.Description id={descriptionId} className={styles.description}>{description}</Ark.Description> : null}
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
