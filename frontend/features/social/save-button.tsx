import { Bookmark } from 'lucide-react';
import { MarkButton } from './mark-button.tsx';
import type { MarkButtonLook } from './mark-button.tsx';
import { usePromptMark } from './use-prompt-mark.ts';
import type { MarkedPrompt } from './use-prompt-mark.ts';

/** Button that saves a prompt to the viewer's private collection "Saved". */
export function SaveButton({ prompt, ...look }: MarkButtonLook & { prompt: MarkedPrompt }) {
  const { on, count, toggle } = usePromptMark('save', prompt);
  return <MarkButton {...look} icon={Bookmark} word="Save" unit="save" title={prompt.title} on={on} count={count} onToggle={toggle} />;
}
