import { column } from '#styled/patterns';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { ImportWindow } from '../import-window.tsx';
import { useConvert } from '../prompt-import.mutations.ts';
import type { ConvertedText } from '../prompt-import.mutations.ts';
import { FileForm } from './file-form.tsx';
import { PASTE_MAX, PasteForm } from './paste-form.tsx';
import type { ImportUpload } from './use-import-upload.ts';
import { WaitingImports } from './waiting-imports.tsx';
import { SOURCE_STEP } from '../prompt-import.words.ts';

export type Way = 'paste' | 'file';

interface SourceStepProps {
  way: Way;
  onWay(way: Way): void;
  text: string;
  onText(text: string): void;
  upload: ImportUpload;
  onClose(): void;
  onConverted(found: ConvertedText): void;
  onReport(report: PromptImport): void;
}

const WAYS: readonly { value: Way; label: string }[] = [{ value: 'paste', label: SOURCE_STEP.pasteLabel }, { value: 'file', label: SOURCE_STEP.fileLabel }];

/** First step of the import of prompts: the user pastes text, chooses a file, or opens an earlier report. */
export function SourceStep({ way, onWay, text, onText, upload, onClose, onConverted, onReport }: SourceStepProps) {
  const convert = useConvert();
  const ready = text.trim() !== '' && text.length <= PASTE_MAX;
  const read = (): void => {
    if (ready && !convert.isPending) convert.mutate(text, { onSuccess: onConverted });
  };
  return (
    <ImportWindow
      title={SOURCE_STEP.title} description={SOURCE_STEP.description} onClose={onClose}
      footer={<>
        <Button onClick={onClose}>{SOURCE_STEP.cancelButton}</Button>
        {way === 'paste' && <Button variant="primary" disabled={!ready} busy={convert.isPending} busyLabel={SOURCE_STEP.busyLabel} onClick={read}>{SOURCE_STEP.readItButton}</Button>}
      </>}
    >
      <div className={column({ gap: '5' })}>
        <SegmentedControl label={SOURCE_STEP.whereFromLabel} options={WAYS} value={way} onValueChange={onWay} />
        {way === 'paste' ? <PasteForm text={text} error={convert.error} onSubmit={read} onText={(next) => { convert.reset(); onText(next); }} /> : <FileForm upload={upload} />}
        <WaitingImports onOpen={onReport} />
      </div>
    </ImportWindow>
  );
}
