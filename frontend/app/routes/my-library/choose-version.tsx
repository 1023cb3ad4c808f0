import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnedVersions, PromptDetail } from '#contracts/prompt-detail.ts';
import { libraryKey } from '#features/library/library.keys.ts';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { UpgradeDialog } from '#features/prompts/versions/upgrade-dialog.tsx';
import { useChooseVersion } from '#features/prompts/versions/versions.mutations.ts';

/** The changes in a newer version of a bought prompt, with the buttons Upgrade and Stay. */
export function ChooseVersion({ slug, onClose }: { slug: string; onClose(): void }) {
  const prompt = useQuery(promptQuery(slug)).data;
  return prompt?.viewer.versions ? <Choice prompt={prompt} versions={prompt.viewer.versions} onClose={onClose} /> : null;
}

function Choice({ prompt, versions, onClose }: { prompt: PromptDetail; versions: OwnedVersions; onClose(): void }) {
  const client = useQueryClient();
  const choose = useChooseVersion(prompt.id, versions.newest);
  const close = (): void => {
    void client.invalidateQueries({ queryKey: libraryKey });
    onClose();
  };
  return <UpgradeDialog prompt={prompt} versions={versions} choose={choose} onClose={close} />;
}
