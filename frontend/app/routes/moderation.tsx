import { css } from '#styled/css';
import { column, container, stack } from '#styled/patterns';
import { APPEAL_DAYS, REVIEW_HOURS } from '#contracts/moderation.ts';
import { ModerationNumbers } from '#features/moderation/numbers/moderation-numbers.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDocumentTitle } from '../document-title.ts';

/** How often moderators decided what, by month, open to visitors (docs/rules/moderation.md#public-counts). */
export function ModerationPage() {
  useDocumentTitle('Moderation in numbers');
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={column({ gap: '6' })}>
        <header className={stack({ gap: '2', maxWidth: 'prose' })}>
          <h1 className={css({ textStyle: 'h1' })}>Moderation in numbers</h1>
          <p className={css({ color: 'fg.muted' })}>
            Moderators review every paid prompt before it is sold, and everything that is reported. Submissions are promised an answer within {REVIEW_HOURS} hours, appeals within {APPEAL_DAYS} days.
            The author gets the rule, the reason and a way to appeal. The rules are in the <TextLink to="/terms-of-service">terms of service</TextLink>.
          </p>
        </header>
        <ModerationNumbers />
      </div>
    </div>
  );
}
