import { useEffect, useEffectEvent, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { SCREENSHOT_LIMIT_BYTES } from '#contracts/issues.ts';
import { useFileUrl } from '#lib/use-file-url.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { pastedPicture, SCREENSHOT_KINDS, screenshotProblem } from './screenshot-file.ts';
import { SCREENSHOT_FIELD } from './issues.words.ts';

interface ScreenshotFieldProps {
  file: File | null;
  onChange(file: File | null): void;
  /** The server's message about the screenshot that was sent; null when there is none. */
  problem: string | null;
}

/** A field for a screenshot of the problem: the member chooses a file, drops it, or pastes a picture anywhere in the window. */
export function ScreenshotField({ file, onChange, problem }: ScreenshotFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const preview = useFileUrl(file);
  const choose = (picture: File): void => {
    const trouble = screenshotProblem(picture);
    setRefused(trouble);
    // An unusable picture does not replace the screenshot that was chosen before.
    if (!trouble) onChange(picture);
  };
  usePaste(choose);
  const error = refused ?? problem;
  return (
    <Field label={SCREENSHOT_FIELD.screenshotLabel} optional group error={error} help={file ? undefined : SCREENSHOT_FIELD.help}>
      {file ? (
        <div className={stack({ gap: '2', justifyItems: 'start' })}>
          {preview && <img src={preview} alt={SCREENSHOT_FIELD.alt(file.name)} className={css({ maxWidth: 'full', maxHeight: '[220px]', borderRadius: 'md', border: 'line' })} />}
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => { setRefused(null); onChange(null); }}>{SCREENSHOT_FIELD.button}</Button>
        </div>
      ) : (
        <FileDrop
          label={SCREENSHOT_FIELD.addScreenshotLabel} files={[]} accept={SCREENSHOT_KINDS} maxBytes={SCREENSHOT_LIMIT_BYTES} title={SCREENSHOT_FIELD.title} hint={SCREENSHOT_FIELD.hint}
          onFilesChange={([picture]) => picture && choose(picture)} onReject={([rejected]) => rejected && choose(rejected.file)}
        />
      )}
    </Field>
  );
}

function usePaste(onPicture: (picture: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const picture = event.clipboardData && pastedPicture(event.clipboardData);
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
