import { Copy, Download, Printer } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { PRODUCT } from '#contracts/product.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { CODES_DIALOG } from '../account-security.words.ts';

interface CodesDialogProps {
  codes: readonly string[];
  username: string;
  onKept(): void;
}

/** The dialog that shows new recovery codes of the second factor once. It stays open until the user confirms that they stored them. */
export function CodesDialog({ codes, username, onKept }: CodesDialogProps) {
  const title = CODES_DIALOG.fileTitle(username);
  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ tone: 'success', title: CODES_DIALOG.copiedTitle, description: CODES_DIALOG.copiedToast }),
      () => toast({ tone: 'destructive', title: CODES_DIALOG.couldNotCopyToast, description: CODES_DIALOG.copyFailedToast }),
    );
  return (
    <Dialog
      open
      alert
      dismissible={false}
      size="md"
      onOpenChange={() => undefined}
      title={CODES_DIALOG.title}
      description={CODES_DIALOG.description}
      footer={<Button variant="primary" onClick={onKept}>{CODES_DIALOG.haveSavedThemButton}</Button>}
    >
      <div className={stack({ gap: '4' })}>
        <div data-print className={sheet}>
          <p className={css({ display: 'none', _print: { display: 'block' }, fontWeight: 'bold', marginBlockEnd: '4' })}>{title}</p>
          <ol aria-label={CODES_DIALOG.label} className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '6', rowGap: '2' })}>
            {codes.map((code) => <li key={code} className={css({ fontFamily: 'mono', fontSize: '15', tabular: true, textAlign: 'center' })}>{code}</li>)}
          </ol>
        </div>
        <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2' })}>
          <Button icon={<Copy aria-hidden />} onClick={copy}>{CODES_DIALOG.copyButton}</Button>
          <Button icon={<Download aria-hidden />} onClick={() => saveText(`${PRODUCT.toLowerCase()}-recovery-codes.txt`, CODES_DIALOG.eachWorksOnceText(title, codes.join('\n')))}>{CODES_DIALOG.downloadButton}</Button>
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>{CODES_DIALOG.printButton}</Button>
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
