import { useNavigate } from 'react-router-dom';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { convertText } from '#contracts/prompt-import.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ImportWindow } from '../import-window.tsx';
import { useDraftOf } from '../prompt-import.mutations.ts';
import { TextReview } from './text-review.tsx';

export type ConvertedText = ResponseOf<typeof convertText>;

interface PastedPromptProps {
  found: ConvertedText;
  onBack(): void;
  onClose(): void;
  onAll(): void;
  /** Takes the prompt over at once; undefined where a draft has to be made of it. */
  onHand: ((content: DraftContent) => void) | undefined;
}

/** A pasted prompt to look over, and then to work on. */
export function PastedPrompt({ found, onBack, onClose, onAll, onHand }: PastedPromptProps) {
  const navigate = useNavigate();
  const make = useDraftOf();
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
      title="Is this your prompt?" description="You can change every bit of it in the form builder." onClose={onClose} dismissible={!make.isPending}
      footer={<>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" data-autofocus busy={make.isPending} busyLabel="One moment…" onClick={use}>Use this prompt</Button>
      </>}
    >
      <TextReview found={found} onAll={onAll} />
      {make.isError && <Alert tone="bad">{messageOf(make.error, 'No draft was made. Pressing again is safe: it happens once.')}</Alert>}
    </ImportWindow>
  );
}
