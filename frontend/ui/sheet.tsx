import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { besideDialogs } from '#ui/beside-dialogs.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InBrowser } from '#ui/in-browser.tsx';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { sheet, type SheetVariantProps } from '#styled/recipes';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  hideTitle?: boolean;
  /** The edge from which the panel slides in. bottom: at most 86 % of the height. left: the menu, 18 rem wide. right: detail panels, 480 px wide. */
  side?: Extract<SheetVariantProps['side'], string>;
  footer?: ReactNode;
  children: ReactNode;
  bodyClassName?: string;
}

const widths = { bottom: 'full', left: 'drawer', right: 'panel' } as const;

/** A modal panel that slides in from an edge of the window. */
export function Sheet({ open, onOpenChange, title, hideTitle = false, side = 'bottom', footer, children, bodyClassName }: SheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const styles = sheet({ side, width: widths[side] });
  return (
    <InBrowser>
      <Ark.Root open={open} onOpenChange={(details) => onOpenChange(details.open)} lazyMount unmountOnExit persistentElements={besideDialogs} initialFocusEl={() => content.current}>
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content ref={content} tabIndex={-1} className={styles.content} data-on="overlay">
              {side === 'bottom' ? <span className={styles.grab} aria-hidden="true" /> : null}
              <div className={hideTitle ? css({ position: 'absolute', top: '2', right: '2', zIndex: 'raised' }) : styles.header}>
                <Ark.Title className={hideTitle ? visuallyHidden() : styles.title}>{title}</Ark.Title>
                <Ark.CloseTrigger asChild><IconButton label="Close" className={styles.close}><X size={18} /></IconButton></Ark.CloseTrigger>
              </div>
              <div className={cx(styles.body, bodyClassName)}>{children}</div>
              {footer ? <div className={styles.footer}>{footer}</div> : null}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </InBrowser>
  );
}
