import { css } from '#styled/css';
import { column, container, stack } from '#styled/patterns';
import { ModerationNumbers } from '#features/moderation/numbers/moderation-numbers.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { MODERATION } from './decisions.words.ts';
import { Sentence } from '#ui/sentence.tsx';

/** The public page with how many decisions of each kind moderators made per month (docs/rules/moderation.md#public-counts). */
export function ModerationPage() {
  useDocumentTitle(MODERATION.pageTitle);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={column({ gap: '6' })}>
        <header className={stack({ gap: '2', maxWidth: 'prose' })}>
          <h1 className={css({ textStyle: 'h1' })}>{MODERATION.pageTitle}</h1>
          <p className={css({ color: 'fg.muted' })}>
            <Sentence text={MODERATION.moderatorsReviewText} parts={{ link: <TextLink to="/terms-of-service">{MODERATION.link}</TextLink> }} />
          </p>
        </header>
        <ModerationNumbers />
      </div>
    </div>
  );
}
