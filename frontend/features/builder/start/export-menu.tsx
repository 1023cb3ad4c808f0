import { Download } from 'lucide-react';
import { EXPORT_PATH } from '#contracts/prompt-export.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { EXPORT_MENU } from '../builder-shell.words.ts';

interface ExportMenuProps {
  /** The prompt that the menu exports; without it, the menu exports all prompts of the user. */
  prompt?: { promptId: string; title: string };
}

const FORMATS = [{ format: 'json', label: EXPORT_MENU.jsonLabel }, { format: 'csv', label: EXPORT_MENU.csvForSpreadsheetsLabel }] as const;

/** The menu that saves prompts as files. An import brings them back unchanged (docs/rules/prompts.md#portability). */
export function ExportMenu({ prompt }: ExportMenuProps) {
  const save = (format: string): void => {
    const address = `${EXPORT_PATH}?format=${format}${prompt ? `&ids=${prompt.promptId}` : ''}`;
    Object.assign(document.createElement('a'), { href: address, download: '' }).click();
  };
  const formats = [{ format: 'markdown', label: prompt ? 'Markdown' : EXPORT_MENU.markdownInZipLabel }, ...FORMATS];
  return (
    <Menu
      trigger={prompt
        ? <IconButton size="sm" variant="ghost" label={EXPORT_MENU.exportLabel(prompt.title)}><Download aria-hidden /></IconButton>
        : <Button size="sm" icon={<Download aria-hidden />}>{EXPORT_MENU.button}</Button>}
    >
      {formats.map(({ format, label }) => <MenuItem key={format} value={format} onSelect={() => save(format)}>{label}</MenuItem>)}
    </Menu>
  );
}
