import { useNavigate } from 'react-router-dom';
import { column, longWords } from '#styled/patterns';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ImportWindow } from '../import-window.tsx';
import { useDraftOf, useEverything } from '../prompt-import.mutations.ts';
import type { ConvertedText } from '../prompt-import.mutations.ts';
import { TextReview } from './text-review.tsx';
import { PASTED_PROMPT } from '../prompt-import.words.ts';

interface PastedPromptProps {
  found: ConvertedText;
  onBack(): void;
  onClose(): void;
  onAll(): void;
  /** Takes the pasted prompt in place of creating a draft; undefined where a draft is created. */
  onHand: ((content: DraftContent) => void) | undefined;
}

const SHOWN = 6;

/** Step of the import that shows a pasted prompt before the user imports it. */
export function PastedPrompt({ found: first, onBack, onClose, onAll, onHand }: PastedPromptProps) {
  const navigate = useNavigate();
  const make = useDraftOf();
  const more = useEverything();
  const found = more.data ?? first;
  const use = (): void => {
    if (onHand) return onHand(found.content);
    make.mutate(found.content, {
      onSuccess: ({ draft }) => {
        onClose();
        void navigate(`/edit/prompt/${draft.promptId}`);
      },
    });
  };
  return (
    <ImportWindow
      title={PASTED_PROMPT.title} description={PASTED_PROMPT.description} onClose={onClose} dismissible={!make.isPending}
      footer={<>
        <Button onClick={onBack}>{PASTED_PROMPT.backButton}</Button>
        <Button variant="primary" data-autofocus busy={make.isPending} busyLabel={PASTED_PROMPT.oneMomentBusyLabel} onClick={use}>{PASTED_PROMPT.useThisPromptButton}</Button>
      </>}
    >
      <div className={column({ gap: '4' })}>
        <TextReview found={found} onAll={onAll} />
        {found.undecided.length > 0 && (
          <Alert tone="info" title={PASTED_PROMPT.notFieldsTitle} action={<Button size="sm" busy={more.isPending} busyLabel={PASTED_PROMPT.readingBusyLabel} onClick={() => more.mutate(found)}>{PASTED_PROMPT.moreFieldsButton}</Button>}>
            <span className={longWords()}>{PASTED_PROMPT.stayTextText(`${found.undecided.slice(0, SHOWN).join(', ')}${found.undecided.length > SHOWN ? ` and ${found.undecided.length - SHOWN} more` : ''}`)}</span>
          </Alert>
        )}
        {more.isError && <Alert tone="bad">{messageOf(more.error, PASTED_PROMPT.moreFieldsFailed)}</Alert>}
        {make.isError && <Alert tone="bad">{messageOf(make.error, PASTED_PROMPT.makeFailed)}</Alert>}
      </div>
    </ImportWindow>
  );
}
