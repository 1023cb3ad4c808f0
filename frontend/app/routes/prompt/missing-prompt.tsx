import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { say } from '#lib/plain-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../../document-title.ts';
import { prefetchRoute } from '../../pages.ts';

/** Similar prompts in place of a missing one. Private, withdrawn and taken-down prompts look the same, so that the page does not tell a reader that they exist. */
export function MissingPrompt({ slug }: { slug: string }) {
  useDocumentTitle('Prompt not found');
  const words = /^[0-9a-f]{8}-/i.test(slug) ? '' : slug.replaceAll('-', ' ').slice(0, 80);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' })}>
      <EmptyState
        level="h1" size="sm" art={<EarsScene />} title={say('This prompt has left the stage', 'Prompt not found')}
        actions={<><LinkButton to="/marketplace" variant="primary">Browse the marketplace</LinkButton>{words && <LinkButton to={`/marketplace?q=${encodeURIComponent(words)}`}>Search for it</LinkButton>}</>}
      >
        It may be private, withdrawn or taken down, or the address is wrong. If it is yours, you find it under Create Prompt.
      </EmptyState>
      <section className={column({ gap: '4' })}>
        <h2 className={css({ textStyle: 'h3' })}>You may like these</h2>
        <PromptGrid filters={words ? { q: words } : {}} preview={4} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={<PromptGrid filters={{}} preview={4} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={null} />} />
      </section>
    </div>
  );
}
