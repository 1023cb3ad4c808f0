import { toast } from '#ui/toast.tsx';
import { REPLY_TEXT } from './chat-thread.words.ts';

/** Copies a text to the clipboard, and shows a toast that says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: REPLY_TEXT.copiedToast });
  } catch {
    toast({ tone: 'destructive', title: REPLY_TEXT.copyRefusedToast, description: REPLY_TEXT.copyFailedToast });
  }
}
