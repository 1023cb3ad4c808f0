import { Clapperboard, Copy, Download, GitFork, RotateCcw, Share2, Trash2 } from 'lucide-react';
import type { Creation } from '#contracts/creations.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { sharePath } from '#contracts/sharing.ts';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { button } from '#styled/recipes';
import { SubmitToChallenge } from '#shared/challenges/submit-to-challenge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Link } from 'react-router-dom';
import { isOfPrompt } from '../../run-address.ts';
import { remixAddress } from '../card-acts.ts';
import { SHEET } from './sheet.words.ts';
import type { SheetActs } from './use-sheet-acts.tsx';

/** The buttons at the end of a creation's sheet, for what its owner can do next. For a creation in the trash: restore, or delete for good. */
export function SheetFoot({ creation, run, acts }: { creation: Creation; run: GenerationDetail | undefined; acts: SheetActs }) {
  const remix = remixAddress(creation);
  if (creation.trashedAt !== null) {
    return (
      <footer className={foot}>
        <Button variant="primary" className={grow} icon={<RotateCcw aria-hidden />} onClick={acts.restore}>{SHEET.restoreButton}</Button>
        <Button variant="danger" className={grow} icon={<Trash2 aria-hidden />} onClick={acts.forget}>{SHEET.deleteButton}</Button>
      </footer>
    );
  }
  return (
    <footer className={foot}>
      {remix !== null && <LinkButton to={remix} variant="primary" className={grow} icon={<GitFork aria-hidden />}>{SHEET.remixButton}</LinkButton>}
      {creation.contentType === 'image' && <Button className={grow} icon={<Clapperboard aria-hidden />} onClick={acts.animate}>{SHEET.animateButton}</Button>}
      {creation.contentType === 'text' && <Button className={grow} icon={<Copy aria-hidden />} onClick={() => acts.copy(run)}>{SHEET.copyTextButton}</Button>}
      {run && creation.prompt && isOfPrompt(run) && <Link to={sharePath(creation.prompt.slug, null, creation.id)} aria-label={SHEET.shareLabel} className={button({ shape: 'icon' })}><Share2 aria-hidden /></Link>}
      {run && <SubmitToChallenge icon run={run} />}
      <IconButton variant="plain" label={SHEET.downloadLabel} onClick={acts.download}><Download aria-hidden /></IconButton>
    </footer>
  );
}

const foot = hstack({ flexWrap: 'wrap', gap: '2', paddingInline: '5', paddingBlock: '3', borderTop: 'soft', backgroundColor: 'overlay', position: { base: 'sticky', md: 'static' }, insetBlockEnd: '0' });
const grow = css({ flex: '1' });
