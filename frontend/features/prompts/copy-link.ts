import { toast } from '#ui/toast.tsx';
import { COPY_LINK } from './prompts.words.ts';

/** Puts the address of a prompt into the clipboard; where that is refused, shows it to be copied by hand. */
export async function copyPromptLink(slug: string): Promise<void> {
  const url = new URL(`/prompt/${slug}`, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', title: 'Link copied', description: COPY_LINK.copiedToast });
  } catch {
    toast({ title: 'Copy this address', description: url, durationMs: 20_000 });
  }
}
