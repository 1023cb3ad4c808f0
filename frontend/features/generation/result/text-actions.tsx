import { Copy, Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';

/** Copy, and keep as a file. */
export function TextActions({ text, title }: { text: string; title: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: 'Copied' });
    } catch {
      toast({ tone: 'destructive', title: 'Copying was not allowed', description: 'Select the text and copy it by hand.' });
    }
  };
  return (
    <>
      <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copy()}>Copy</Button>
      <Button size="sm" icon={<Download aria-hidden />} onClick={() => save(text, title)}>Download .md</Button>
    </>
  );
}

function save(text: string, title: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60) || 'text'}.md` });
  link.click();
  URL.revokeObjectURL(url);
}
