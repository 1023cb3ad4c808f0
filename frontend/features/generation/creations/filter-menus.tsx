import { useState } from 'react';
import { ChevronDown, FolderSearch } from 'lucide-react';
import { column } from '#styled/patterns';
import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Popover } from '#ui/popover.tsx';
import type { Asked, FilterName } from './creations-address.ts';
import { TOOLBAR } from './creations.words.ts';
import { DayFields } from './filter-fields.tsx';
import { useFilterChoices } from './use-filter-choices.ts';

interface FilterMenusProps {
  filters: Asked['filters'];
  set(name: FilterName, value: string | undefined): void;
}

/** The most used filters of My Creations, each with a button of its own. The side sheet has all filters. */
const SHOWN = ['prompt', 'model', 'folder'] as const;

/** The filter buttons in the toolbar of My Creations on wide windows. Chosen values appear below as chips. */
export function FilterMenus({ filters, set }: FilterMenusProps) {
  const [wanted, setWanted] = useState(false);
  const choices = useFilterChoices(wanted);
  const want = (): void => setWanted(true);
  return (
    <div className={row} onPointerEnter={want} onFocus={want}>
      {SHOWN.map((name) => (
        <Menu key={name} placement="bottom-start" className={list} trigger={<Button iconEnd={<ChevronDown aria-hidden />} data-chosen={filters[name] !== undefined || undefined}>{TOOLBAR.chipWords[name]}</Button>}>
          <MenuItem value="any" onSelect={() => set(name, undefined)}>{TOOLBAR.any[name]}</MenuItem>
          {choices[name].map(({ value, label }) => <MenuItem key={value} value={value} onSelect={() => set(name, value)}>{label}</MenuItem>)}
          {name === 'folder' && choices.smart.map(({ value, label }) => <MenuItem key={value} value={value} to={`/folder/${value}`} icon={<FolderSearch size={16} />}>{label}</MenuItem>)}
        </Menu>
      ))}
      <Popover placement="bottom-start" title={TOOLBAR.whenLabel} trigger={<Button iconEnd={<ChevronDown aria-hidden />} data-chosen={(filters.from ?? filters.to) !== undefined || undefined}>{TOOLBAR.whenLabel}</Button>}>
        <div className={column({ gap: '3', marginBlockStart: '3' })}><DayFields filters={filters} set={set} /></div>
      </Popover>
    </div>
  );
}

const row = css({ display: 'none', lg: { display: 'flex', gap: '2', flex: 'none' }, '& [data-chosen]': { borderColor: 'brand', color: 'brand' } });
const list = css({ maxHeight: '[min(60vh, 420px)]', maxWidth: '[320px]', overflowY: 'auto' });
