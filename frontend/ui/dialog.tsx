import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { besideDialogs } from '#ui/beside-dialogs.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InBrowser } from '#ui/in-browser.tsx';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { dialog, type DialogVariantProps } from '#styled/recipes';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Hides the dialog's title visually, where the illustration says the same. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** Width of the dialog: sm 420, md 560, lg 800 px. Below 768 px it is a sheet from the lower edge. */
  size?: Extract<DialogVariantProps['size'], string>;
  /** The illustration across the top of the dialog. */
  art?: ReactNode;
  /** Buttons at the foot of the dialog, which stays visible; the main action is at the right. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Whether the user may close the dialog. False while closing would lose something: Escape, the backdrop and the close button then do nothing. */
  dismissible?: boolean;
  /** Whether the dialog is a question that must be answered (role "alertdialog"). */
  alert?: boolean;
  /**
   * The element that gets focus when the dialog opens. Default: the one with `data-autofocus`, else the first text box, else the dialog
   * itself, never a button that deletes.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Returns the element that gets focus when the dialog closes; by default the one that had it before. For dialogs whose answer removes the
   * button that opened them.
   */
  finalFocus?: () => HTMLElement | null;
  bodyClassName?: string;
}

/** The modal dialog of the design system. It traps focus and returns it when it closes, and the page behind does not scroll. */
export function Dialog({ open, onOpenChange, title, hideTitle = false, description, size, art, footer, children, dismissible = true, alert = false, initialFocus, finalFocus, bodyClassName }: DialogProps) {
  const styles = dialog({ size });
  const content = useRef<HTMLDivElement>(null);
  const firstFocus = () => initialFocus?.current ?? content.current?.querySelector<HTMLElement>('[data-autofocus], input:not([type=hidden], [type=checkbox], [type=radio]), textarea') ?? content.current;
  return (
    <InBrowser>
      <Ark.Root
        open={open} onOpenChange={(details) => onOpenChange(details.open)} lazyMount unmountOnExit role={alert ? 'alertdialog' : 'dialog'}
        closeOnEscape={dismissible} closeOnInteractOutside={dismissible && !alert} initialFocusEl={firstFocus}
        {...(finalFocus && { finalFocusEl: finalFocus })} persistentElements={besideDialogs}
        // A dialog returns focus late when it closes. A dialog that opened after it must not take that as a press outside, and close.
        onFocusOutside={(event) => event.preventDefault()}
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content ref={content} tabIndex={-1} className={styles.content} data-on="overlay">
              <span className={styles.grab} aria-hidden="true" />
              {art ? <div className={styles.art}>{art}</div> : null}
              <div className={hideTitle && !description ? visuallyHidden() : styles.header}>
                <div className={styles.heading}>
                  <Ark.Title className={hideTitle ? visuallyHidden() : styles.title}>{title}</Ark.Title>
                  {description ? <Ark.Description className={styles.description}>{description}</Ark.Description> : null}
                </div>
              </div>
              {children === undefined ? null : <div className={cx(styles.body, bodyClassName)}>{children}</div>}
              {footer ? <div className={styles.footer}>{footer}</div> : null}
              {dismissible ? <Ark.CloseTrigger asChild><IconButton label="Close" size="sm" className={styles.close}><X size={18} /></IconButton></Ark.CloseTrigger> : null}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </InBrowser>
  );
}
