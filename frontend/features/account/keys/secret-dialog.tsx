import { useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { column, flexFill, hstack } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Input } from '#ui/input.tsx';
import { SECRET } from './keys.words.ts';

/** The dialog that shows the secret of a new API key or webhook once. It closes only after the member ticks that they stored the secret. */
export function SecretDialog({ secret, words = SECRET, onClose }: { secret: string; words?: Pick<typeof SECRET, 'title' | 'text' | 'label'>; onClose(): void }) {
  const box = useRef<HTMLInputElement>(null);
  const [copy, setCopy] = useState<'no' | 'done' | 'failed'>('no');
  const [safe, setSafe] = useState(false);
  const copySecret = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopy('done');
    } catch {
      box.current?.select();
      setCopy('failed');
    }
  };
  return (
    <Dialog
      open dismissible={false} onOpenChange={() => undefined} title={words.title} description={words.text} initialFocus={box}
      footer={<Button variant="primary" disabled={!safe} onClick={onClose}>{SECRET.doneButton}</Button>}
    >
      <div className={column({ gap: '4' })}>
        <div className={hstack({ gap: '2' })}>
          <Input ref={box} readOnly mono aria-label={words.label} value={secret} className={flexFill()} onFocus={(event) => event.target.select()} />
          <Button icon={copy === 'done' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copySecret()}>{copy === 'done' ? SECRET.copiedButton : SECRET.copyButton}</Button>
        </div>
        {copy === 'failed' && <Alert tone="warn">{SECRET.copyByHandText}</Alert>}
        <Checkbox checked={safe} onCheckedChange={setSafe}>{SECRET.safeLabel}</Checkbox>
      </div>
    </Dialog>
  );
}
