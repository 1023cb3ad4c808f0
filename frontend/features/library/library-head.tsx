import { Download, Plus, Upload } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack, wrap } from '#styled/patterns';
import type { LibraryCounts } from '#contracts/library.ts';
import { EXPORT_PATH } from '#contracts/prompt-export.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { HEAD } from './library.words.ts';

interface LibraryHeadProps {
  counts: LibraryCounts | undefined;
  tab: 'prompts' | 'performance';
  onImport(): void;
}

const FORMATS = [{ format: 'json', label: HEAD.json }, { format: 'csv', label: HEAD.csv }, { format: 'markdown', label: HEAD.markdown }] as const;

/** The head of the library: title, figures, import and export of the user's prompts, and the tabs for prompts and their performance. */
export function LibraryHead({ counts, tab, onImport }: LibraryHeadProps) {
  const save = (format: string): void => Object.assign(document.createElement('a'), { href: `${EXPORT_PATH}?format=${format}`, download: '' }).click();
  return (
    <header className={stack({ gap: '4' })}>
      <div className={wrap({ gap: '4', alignItems: 'end', justifyContent: 'space-between' })}>
        <div>
          <h1 className={css({ textStyle: 'h1' })}>{HEAD.title}</h1>
          <p className={css({ color: 'fg.muted', hideBelow: 'md', minHeight: '6' })}>{counts && HEAD.lead(counts.own, counts.all - counts.own)}</p>
        </div>
        <div className={hstack({ gap: '2' })}>
          <span className={hstack({ gap: '2', hideBelow: 'md' })}>
            <Button variant="ghost" icon={<Download aria-hidden />} onClick={onImport}>{HEAD.import}</Button>
            <Menu trigger={<Button variant="ghost" icon={<Upload aria-hidden />}>{HEAD.export}</Button>}>
              {FORMATS.map(({ format, label }) => <MenuItem key={format} value={format} onSelect={() => save(format)}>{label}</MenuItem>)}
            </Menu>
          </span>
          <LinkButton to="/create" variant="primary" icon={<Plus aria-hidden />}>{HEAD.create}</LinkButton>
        </div>
      </div>
      <LinkTabs
        label={HEAD.sections}
        tabs={[
          { to: '/my-library', label: HEAD.prompts, current: tab === 'prompts', ...(counts && { count: counts.all }) },
          { to: '/my-library?tab=performance', label: HEAD.performance, current: tab === 'performance' },
        ]}
      />
    </header>
  );
}
