import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { column, container, wrap } from '#styled/patterns';
import { OwnPromptsView } from '#features/own-prompts/own-prompts-view.tsx';
import { OWN_PROMPTS_PAGE } from '#features/own-prompts/own-prompts.words.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../../document-title.ts';

/** The page with all prompts of the author, drafts and published ones. */
export function OwnPromptsPage() {
  useDocumentTitle(OWN_PROMPTS_PAGE.pageTitle);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={column({ gap: '5' })}>
        <header className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <h1 className={css({ textStyle: 'h1' })}>{OWN_PROMPTS_PAGE.pageTitle}</h1>
          <span className={wrap({ gap: '2' })}>
            <LinkButton to="/create" variant="primary" icon={<Plus aria-hidden />}>{OWN_PROMPTS_PAGE.button}</LinkButton>
          </span>
        </header>
        <OwnPromptsView />
      </div>
    </div>
  );
}
