import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { COPY_BUTTON } from './upload-test.words.ts';

const SHOWN_MS = 2_000;

/** Button that copies a text to the clipboard and confirms it by changing its icon. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast({ title: COPY_BUTTON.toast, description: COPY_BUTTON.failedToast }),
    );
  return <IconButton label={copied ? 'Copied' : label} size="sm" onClick={copy}>{copied ? <Check size={16} /> : <Copy size={16} />}</IconButton>;
}
