import { Suspense, useState } from 'react';
import { Bookmark, Ellipsis, ExternalLink, Flag, GitFork, Link2, Play } from 'lucide-react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import type { CardMenuProps } from './card-menu.tsx';
import { copyPromptLink } from './copy-link.ts';
import { ReportDialog } from '#shared/reporting/report-dialog.tsx';
import { CARD_MENU_OPEN } from './prompts.words.ts';

const AddToCollection = lazyPart(() => import('#shared/collections/add-to-collection.tsx'), 'AddToCollection');

/** The opened menu of a prompt's card. Its code is loaded when the user presses the button. */
export function CardMenuOpen({ prompt, onRun, onRemix }: CardMenuProps) {
  const [reporting, setReporting] = useState(false);
  const [saving, setSaving] = useState(false);
  const signedIn = useSignedInAction();
  return (
    <>
      <Menu defaultOpen trigger={<IconButton label={CARD_MENU_OPEN.label(prompt.title)} size="sm"><Ellipsis aria-hidden /></IconButton>}>
        <MenuItem value="open" icon={<ExternalLink aria-hidden />} to={`/prompt/${prompt.slug}`}>{CARD_MENU_OPEN.openText}</MenuItem>
        <MenuItem value="run" icon={<Play aria-hidden />} onSelect={onRun}>{CARD_MENU_OPEN.runText}</MenuItem>
        {prompt.pricing === 'free' && <MenuItem value="remix" icon={<GitFork aria-hidden />} onSelect={onRemix}>{CARD_MENU_OPEN.remixText}</MenuItem>}
        <MenuItem value="save" icon={<Bookmark aria-hidden />} onSelect={() => signedIn(() => setSaving(true))}>{CARD_MENU_OPEN.saveToText}</MenuItem>
        <MenuItem value="share" icon={<Link2 aria-hidden />} onSelect={() => void copyPromptLink(prompt.slug)}>{CARD_MENU_OPEN.copyLinkText}</MenuItem>
        <MenuSeparator />
        <MenuItem value="report" icon={<Flag aria-hidden />} onSelect={() => setReporting(true)}>{CARD_MENU_OPEN.reportText}</MenuItem>
      </Menu>
      {reporting && <ReportDialog reported={{ type: 'prompt', id: prompt.id, name: prompt.title }} onClose={() => setReporting(false)} />}
      {saving && <Suspense fallback={null}><AddToCollection works={[{ itemType: 'prompt', itemId: prompt.id }]} about={prompt.title} onClose={() => setSaving(false)} /></Suspense>}
    </>
  );
}
