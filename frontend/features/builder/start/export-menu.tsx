import { Download } from 'lucide-react';
import { EXPORT_PATH } from '#contracts/prompt-export.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

interface ExportMenuProps {
  /** One prompt; all of the person's when left out. */
  prompt?: { promptId: string; title: string };
}

const FORMATS = [{ format: 'json', label: 'JSON' }, { format: 'csv', label: 'CSV for spreadsheets' }] as const;

/** Saves prompts as files. An import brings them back unchanged (docs/rules/prompts.md#portability). */
export function ExportMenu({ prompt }: ExportMenuProps) {
  const save = (format: string): void => {
    const address = `${EXPORT_PATH}?format=${format}${prompt ? `&ids=${prompt.promptId}` : ''}`;
    Object.assign(document.createElement('a'), { href: address, download: '' }).click();
  };
  const formats = [{ format: 'markdown', label: prompt ? 'Markdown' : 'Markdown, in a ZIP' }, ...FORMATS];
  return (
    <Menu
      trigger={prompt
        ? <IconButton size="sm" variant="ghost" label={`Export “${prompt.title}”`}><Download aria-hidden /></IconButton>
        : <Button size="sm" icon={<Download aria-hidden />}>Export all</Button>}
    >
      {formats.map(({ format, label }) => <MenuItem key={format} value={format} onSelect={() => save(format)}>{label}</MenuItem>)}
    </Menu>
  );
}
