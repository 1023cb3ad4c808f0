import { column, longWords, mutedText, stack } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { convertText } from '#contracts/prompt-import.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FORMAT_WORDS, SYNTAX_WORDS } from '../import-words.ts';
import { PromptPreview } from './prompt-preview.tsx';
import { TEXT_REVIEW } from '../prompt-import.words.ts';

interface TextReviewProps {
  found: ResponseOf<typeof convertText>;
  /** Called to import every prompt of the pasted text through a report, like a file. */
  onAll(): void;
}

/** Shows pasted text converted to a prompt: title, template and fields, and in which notation its variables were written. */
export function TextReview({ found, onAll }: TextReviewProps) {
  const syntaxes = found.syntaxes.flatMap((syntax) => SYNTAX_WORDS[syntax] ?? []);
  return (
    <div className={column({ gap: '4' })}>
      {found.prompts > 1 && (
        <Alert tone="info" title={TEXT_REVIEW.title(found.prompts)} action={<Button size="sm" onClick={onAll}>{TEXT_REVIEW.button}</Button>}>{TEXT_REVIEW.firstOfMany}</Alert>
      )}
      <div className={stack({ gap: '1' })}>
        <h3 className={longWords({ textStyle: 'cardTitle' })}>{found.content.title || TEXT_REVIEW.heading}</h3>
        <p className={mutedText()}>{[FORMAT_WORDS[found.format], syntaxes.length > 0 ? TEXT_REVIEW.variablesAsText(syntaxes.join(', ')) : TEXT_REVIEW.noVariablesText].join(' · ')}</p>
      </div>
      <PromptPreview content={found.content} notes={found.notes} />
    </div>
  );
}
