import { toast } from '#ui/toast.tsx';
import { COPY_LINK } from './prompts.words.ts';

/** Copies the address of a prompt to the clipboard. If the browser refuses, a toast shows the address for copying by hand. */
export async function copyPromptLink(slug: string): Promise<void> {
  const url = new URL(`/prompt/${slug}`, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', title: 'Link copied', description: COPY_LINK.copiedToast });
  } catch {
    toast({ title: 'Copy this address', description: url, durationMs: 20_000 });
  }
}
