import { Copy, Download, Printer } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { PRODUCT } from '#contracts/product.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { CODES_DIALOG } from '../account.words.ts';

interface CodesDialogProps {
  codes: readonly string[];
  username: string;
  onKept(): void;
}

/** The recovery codes, shown this once: the window stays until they are kept. */
export function CodesDialog({ codes, username, onKept }: CodesDialogProps) {
  const title = CODES_DIALOG.fileTitle(username);
  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ tone: 'success', title: 'Copied', description: CODES_DIALOG.copiedToast }),
      () => toast({ tone: 'destructive', title: 'Could not copy', description: CODES_DIALOG.copyFailedToast }),
    );
  return (
    <Dialog
      open
      alert
      dismissible={false}
      size="md"
      onOpenChange={() => undefined}
      title="Keep these ten codes"
      description={CODES_DIALOG.description}
      footer={<Button variant="primary" onClick={onKept}>I have saved them</Button>}
    >
      <div className={stack({ gap: '4' })}>
        <div data-print className={sheet}>
          <p className={css({ display: 'none', _print: { display: 'block' }, fontWeight: 'bold', marginBlockEnd: '4' })}>{title}</p>
          <ol aria-label="Recovery codes" className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '6', rowGap: '2' })}>
            {codes.map((code) => <li key={code} className={css({ fontFamily: 'mono', fontSize: '15', tabular: true, textAlign: 'center' })}>{code}</li>)}
          </ol>
        </div>
        <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2' })}>
          <Button icon={<Copy aria-hidden />} onClick={copy}>Copy</Button>
          <Button icon={<Download aria-hidden />} onClick={() => saveText(`${PRODUCT.toLowerCase()}-recovery-codes.txt`, `${title}\nEach works once.\n\n${codes.join('\n')}\n`)}>Download</Button>
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>Print</Button>
        </div>
      </div>
    </Dialog>
  );
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const sheet = css({ backgroundColor: 'raised', borderRadius: 'md', padding: '4' });
