import { useState } from 'react';
import { EllipsisVertical, Bookmark, FolderInput, Pencil, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CREATION_TITLE_MAX } from '#contracts/creations.ts';
import type { Creation } from '#contracts/creations.ts';
import { css } from '#styled/css';
import { hstack, mutedText } from '#styled/patterns';
import { useChangeCreation } from '#shared/creations/creations.mutations.ts';
import { fullDate } from '#lib/full-date.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { SHEET } from './sheet.words.ts';
import { VisibilityControl } from './visibility-control.tsx';

interface SheetHeadProps {
  creation: Creation;
  onMove(): void;
  onCollect(): void;
  onTrash(): void;
}

/** The head of a creation's sheet: title, visibility, star and the prompt that it came from. */
export function SheetHead({ creation, onMove, onCollect, onTrash }: SheetHeadProps) {
  const { id, contentType, favourite, prompt, createdAt, trashedAt, title } = creation;
  const { mutate } = useChangeCreation();
  const [naming, setNaming] = useState(false);
  return (
    <header className={css({ padding: '5', paddingBlockEnd: '4', borderBottom: 'soft' })}>
      <div className={hstack({ gap: '2', minHeight: '8', marginBlockEnd: '2', paddingInlineEnd: { md: '10' } })}>
        <TypeChip type={contentType} />
        {trashedAt === null && (
          <>
            <VisibilityControl creation={creation} />
            <IconButton size="sm" label={SHEET.starLabel} aria-pressed={favourite} className={star} onClick={() => mutate({ id, favourite: !favourite })}><Star aria-hidden /></IconButton>
            <Menu trigger={<IconButton size="sm" label={SHEET.moreLabel}><EllipsisVertical aria-hidden /></IconButton>}>
              <MenuItem value="move" icon={<FolderInput />} onSelect={onMove}>{SHEET.moveItem}</MenuItem>
              <MenuItem value="collect" icon={<Bookmark />} onSelect={onCollect}>{SHEET.collectItem}</MenuItem>
              <MenuItem value="trash" tone="bad" icon={<Trash2 />} onSelect={onTrash}>{SHEET.trashItem}</MenuItem>
            </Menu>
          </>
        )}
      </div>
      {naming ? (
        <form
          className={hstack({ gap: '2' })}
          onSubmit={(event) => {
            event.preventDefault();
            const words = new FormData(event.currentTarget).get('title');
            mutate({ id, title: typeof words === 'string' ? words : '' });
            setNaming(false);
          }}
        >
          <Input name="title" aria-label={SHEET.titleLabel} defaultValue={title} maxLength={CREATION_TITLE_MAX} autoFocus onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()} />
          <Button type="submit" variant="primary">{SHEET.saveButton}</Button>
        </form>
      ) : (
        <h2 className={css({ textStyle: 'h2', overflowWrap: 'anywhere', display: 'flex', alignItems: 'start', gap: '1' })}>
          {title}
          {trashedAt === null && <IconButton size="sm" label={SHEET.renameLabel} onClick={() => setNaming(true)}><Pencil aria-hidden /></IconButton>}
        </h2>
      )}
      <p className={mutedText({ marginBlockStart: '1' })}>
        {SHEET.madeText(fullDate(createdAt))} {prompt ? <>{SHEET.madeWithText} <Link to={`/prompt/${prompt.slug}`} className={css({ color: 'brand', fontWeight: 'semibold' })}>{prompt.title}</Link></> : SHEET.freeFormText}
      </p>
      {trashedAt !== null && <p className={css({ textStyle: 'small', color: 'warn', marginBlockStart: '1' })}>{SHEET.trashedText}</p>}
    </header>
  );
}

const star = css({ marginInlineStart: 'auto', '&[aria-pressed=true]': { color: 'amber', '& svg': { fill: 'current' } } });
