import type { ReactElement } from 'react';
import { Flag, FolderHeart, History, Link2 } from 'lucide-react';
import { copyPromptLink } from '#features/prompts/copy-link.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PROMPT_ACTIONS } from './prompt.words.ts';

interface MoreActionsProps {
  slug: string;
  trigger: ReactElement;
  /** Whether the reader has a history of this prompt, which only members have. */
  history: boolean;
  onAdd(): void;
  /** Undefined for the author, who cannot report the prompt. */
  onReport: (() => void) | undefined;
}

/** The menu of a prompt's rarer actions on phones. Its code loads when it is opened. */
export function MoreActions({ slug, trigger, history, onAdd, onReport }: MoreActionsProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem value="collection" icon={<FolderHeart size={16} aria-hidden />} onSelect={onAdd}>{PROMPT_ACTIONS.saveToLabel}</MenuItem>
      {history && <MenuItem value="history" icon={<History size={16} aria-hidden />} to={`/prompt/${slug}/history`}>{PROMPT_ACTIONS.historyButton}</MenuItem>}
      <MenuItem value="link" icon={<Link2 size={16} aria-hidden />} onSelect={() => void copyPromptLink(slug)}>{PROMPT_ACTIONS.label}</MenuItem>
      {onReport && <MenuItem value="report" icon={<Flag size={16} aria-hidden />} onSelect={onReport}>{PROMPT_ACTIONS.reportButton}</MenuItem>}
    </Menu>
  );
}
