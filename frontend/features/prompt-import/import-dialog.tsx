import { useState } from 'react';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { FileImport } from './review/file-import.tsx';
import { ImportResult } from './result/import-result.tsx';
import { ImportWindow } from './import-window.tsx';
import { PastedPrompt } from './review/pasted-prompt.tsx';
import type { ConvertedText } from './prompt-import.mutations.ts';
import { SourceStep } from './source/source-step.tsx';
import type { Way } from './source/source-step.tsx';
import { useImportUpload } from './source/use-import-upload.ts';
import { Button } from '#ui/button.tsx';
import { IMPORT_DIALOG } from './prompt-import.words.ts';

interface ImportDialogProps {
  onClose(): void;
  /** Takes a single imported prompt, for example into the form builder. Left out: the import creates a draft. */
  onImport?(content: DraftContent): void;
}

type Step = { at: 'source'; way: Way } | { at: 'text'; text: string; found: ConvertedText } | { at: 'report'; report: PromptImport } | { at: 'done'; report: PromptImport };

/**
 * Dialog that imports prompts from pasted text or a file. The user reads a report before any prompt is created (docs/rules/prompts.md#portability).
 */
export function ImportDialog({ onClose, onImport }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'source', way: 'paste' });
  const [text, setText] = useState('');
  const open = (report: PromptImport): void => setStep({ at: 'report', report });
  const upload = useImportUpload(open);
  const hand = onImport && ((content: DraftContent): void => {
    onImport(content);
    onClose();
  });
  switch (step.at) {
    case 'source':
      return (
        <SourceStep
          way={step.way} onWay={(way) => setStep({ at: 'source', way })} text={text} onText={setText} upload={upload} onClose={onClose} onReport={open}
          onConverted={(found) => setStep({ at: 'text', text, found })}
        />
      );
    case 'text':
      return (
        <PastedPrompt
          found={step.found} onClose={onClose} onHand={hand} onBack={() => setStep({ at: 'source', way: 'paste' })}
          onAll={() => {
            upload.start(asFile(step.text, step.found.format));
            setStep({ at: 'source', way: 'file' });
          }}
        />
      );
    case 'report':
      return <FileImport report={step.report} onClose={onClose} onHand={hand} onBack={() => setStep({ at: 'source', way: 'file' })} onDone={(report) => setStep({ at: 'done', report })} />;
    case 'done':
      return (
        <ImportWindow title={IMPORT_DIALOG.title} onClose={onClose} footer={<Button variant="primary" onClick={onClose}>{IMPORT_DIALOG.button}</Button>}>
          <ImportResult report={step.report} onLeave={onClose} />
        </ImportWindow>
      );
  }
}

/** Sends several pasted prompts like a file, because only the import of files can take several. */
const asFile = (text: string, format: ConvertedText['format']): File => new File([text], format.endsWith('csv') ? 'pasted.csv' : 'pasted.json');
