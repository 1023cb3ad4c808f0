import type { QueryClient } from '@tanstack/react-query';
import { latePart } from './late-part.tsx';

/** Parts of the builder whose code loads with the step that shows them. */
export const parts = {
  template: latePart('template', async () => {
    const [pane] = await Promise.all([import('../template/template-pane.tsx'), import('../template/editor/code-editor.tsx')]);
    return pane.TemplatePane;
  }),
  fields: latePart('fields', async () => (await import('../fields/fields-pane.tsx')).FieldsPane),
  preview: latePart('preview', async () => (await import('../preview/preview-pane.tsx')).PreviewPane),
  test: latePart('test', async () => (await import('../test-run/test-step.tsx')).TestStep),
  publish: latePart('publish', async () => (await import('../publish/publish-step.tsx')).PublishStep),
};

/** Loads the code of all parts of the builder, so that an author who goes offline can use every step. */
export const fetchAllParts = (client: QueryClient): void => Object.values(parts).forEach(({ fetchAhead }) => fetchAhead(client));
