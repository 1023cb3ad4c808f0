import { Copy, Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { saveMarkdown, savePlain } from './save-text.ts';
import { notOnPhones, onPhones } from './phone-looks.ts';
import { TEXT_ACTIONS } from '../generation.words.ts';

/** Buttons that copy the text of a run, or download it as Markdown or plain text. On phones a menu has the downloads. */
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
      <Button size="sm" className={onPhones} icon={<Copy aria-hidden />} onClick={() => void copy()}>{TEXT_ACTIONS.copyButton}</Button>
      <Button size="sm" className={notOnPhones} icon={<Download aria-hidden />} onClick={() => saveMarkdown(text, title)}>{TEXT_ACTIONS.downloadMdButton}</Button>
      <Button size="sm" className={notOnPhones} icon={<Download aria-hidden />} onClick={() => savePlain(text, title)}>{TEXT_ACTIONS.downloadTxtButton}</Button>
    </>
  );
}
