import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';

interface ImportWindowProps {
  title: string;
  description?: string;
  footer: ReactNode;
  onClose(): void;
  /** False while the server creates the drafts of the import, so that the dialog cannot be closed. */
  dismissible?: boolean;
  children: ReactNode;
}

/** The dialog frame around every step of the import of prompts. */
export const ImportWindow = ({ title, description, footer, onClose, dismissible = true, children }: ImportWindowProps) => (
  <Dialog open size="lg" onOpenChange={(open) => !open && onClose()} title={title} description={description} footer={footer} dismissible={dismissible}>{children}</Dialog>
);
