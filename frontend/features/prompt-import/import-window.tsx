import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';

interface ImportWindowProps {
  title: string;
  description?: string;
  footer: ReactNode;
  onClose(): void;
  /** False while drafts are being created, so that the dialog cannot be closed. */
  dismissible?: boolean;
  children: ReactNode;
}

/** Dialog frame that every step of the import uses. */
export const ImportWindow = ({ title, description, footer, onClose, dismissible = true, children }: ImportWindowProps) => (
  <Dialog open size="lg" onOpenChange={(open) => !open && onClose()} title={title} description={description} footer={footer} dismissible={dismissible}>{children}</Dialog>
);
