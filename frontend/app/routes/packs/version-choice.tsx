import { Suspense, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { hstack } from '#styled/patterns';
import type { OwnedVersions } from '#contracts/prompt-detail.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import { LESSON } from '#features/packs/packs-view.words.ts';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { useChooseVersion } from '#features/prompts/versions/versions.mutations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { packKeys } from '#shared/packs/packs.queries.ts';
import { Badge } from '#ui/badge.tsx';
import { TextButton } from '#ui/text-link.tsx';

const UpgradeDialog = lazyPart(() => import('#features/prompts/versions/upgrade-dialog.tsx'), 'UpgradeDialog');

/** The changed words in the newer version of a pack's prompt, with the choice between both versions (docs/rules/selling.md#owned-versions). */
export function VersionChoice({ prompt, versions }: { prompt: PromptCard; versions: OwnedVersions }) {
  const client = useQueryClient();
  const [comparing, setComparing] = useState(false);
  const detail = useQuery({ ...promptQuery(prompt.slug), enabled: comparing }).data;
  const choose = useChooseVersion(prompt.id, versions.newest);
  const close = (): void => {
    setComparing(false);
    void client.invalidateQueries({ queryKey: packKeys.details });
  };
  return (
    <p className={hstack({ gap: '2', marginBlockStart: '1', textStyle: 'meta' })}>
      <Badge tone="brand"><ArrowUp size={12} aria-hidden />{LESSON.versionText(versions.newest)}</Badge>
      <TextButton aria-label={LESSON.versionLabel(prompt.title)} onClick={() => setComparing(true)}>{LESSON.versionButton}</TextButton>
      {comparing && detail && <Suspense fallback={null}><UpgradeDialog prompt={detail} versions={versions} choose={choose} onClose={close} /></Suspense>}
    </p>
  );
}
