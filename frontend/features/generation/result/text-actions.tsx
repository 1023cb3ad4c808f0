import { Copy, Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { fileName } from '#contracts/output-file-name.ts';
import { plainText } from '#shared/creations/plain-text.ts';
import { saveText } from './save-text.ts';
import { TEXT_ACTIONS } from '../generation.words.ts';

/** Buttons that copy the text of a run, or download it as Markdown or plain text. */
export function TextActions({ text, title }: { text: string; title: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: TEXT_ACTIONS.copiedToast });
    } catch {
      toast({ tone: 'destructive', title: TEXT_ACTIONS.copyRefusedToastTitle, description: TEXT_ACTIONS.copyFailedToast });
    }
  };
  return (
    <>
      <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copy()}>{TEXT_ACTIONS.copyButton}</Button>
      <Button size="sm" icon={<Download aria-hidden />} onClick={() => saveText(text, 'text/markdown', fileName(title, 'md'))}>{TEXT_ACTIONS.downloadMdButton}</Button>
      <Button size="sm" icon={<Download aria-hidden />} onClick={() => saveText(plainText(text), 'text/plain', fileName(title, 'txt'))}>{TEXT_ACTIONS.downloadTxtButton}</Button>
    </>
  );
}
