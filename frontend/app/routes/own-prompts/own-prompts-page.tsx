import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { column, container, wrap } from '#styled/patterns';
import { OwnPromptsView } from '#features/own-prompts/own-prompts-view.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../../document-title.ts';

/** All of one's own prompts, drafts and published ones. */
export function OwnPromptsPage() {
  useDocumentTitle('Your prompts');
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={column({ gap: '5' })}>
        <header className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <h1 className={css({ textStyle: 'h1' })}>Your prompts</h1>
          <span className={wrap({ gap: '2' })}>
            <LinkButton to="/create" variant="primary" icon={<Plus aria-hidden />}>Create a prompt</LinkButton>
          </span>
        </header>
        <OwnPromptsView />
      </div>
    </div>
  );
}
