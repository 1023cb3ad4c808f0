import { useState } from 'react';
import { Ellipsis, ExternalLink, Flag, GitFork, Link2, Play } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import type { CardMenuProps } from './card-menu.tsx';
import { copyPromptLink } from './copy-link.ts';
import { ReportDialog } from './report/report-dialog.tsx';
import { CARD_MENU_OPEN } from './prompts.words.ts';

/** The menu itself: its code came with the press that wants it open. */
export function CardMenuOpen({ prompt, onRun, onRemix }: CardMenuProps) {
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu defaultOpen trigger={<IconButton label={CARD_MENU_OPEN.label(prompt.title)} size="sm"><Ellipsis aria-hidden /></IconButton>}>
        <MenuItem value="open" icon={<ExternalLink aria-hidden />} to={`/prompt/${prompt.slug}`}>{CARD_MENU_OPEN.openText}</MenuItem>
        <MenuItem value="run" icon={<Play aria-hidden />} onSelect={onRun}>{CARD_MENU_OPEN.runText}</MenuItem>
        {prompt.pricing === 'free' && <MenuItem value="remix" icon={<GitFork aria-hidden />} onSelect={onRemix}>{CARD_MENU_OPEN.remixText}</MenuItem>}
        <MenuItem value="share" icon={<Link2 aria-hidden />} onSelect={() => void copyPromptLink(prompt.slug)}>{CARD_MENU_OPEN.copyLinkText}</MenuItem>
        <MenuSeparator />
        <MenuItem value="report" icon={<Flag aria-hidden />} onSelect={() => setReporting(true)}>{CARD_MENU_OPEN.reportText}</MenuItem>
      </Menu>
      {reporting && <ReportDialog prompt={prompt} onClose={() => setReporting(false)} />}
    </>
  );
}
