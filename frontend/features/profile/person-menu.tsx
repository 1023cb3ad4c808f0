import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Ban, Ellipsis, Undo2 } from 'lucide-react';
import type { PublicProfile } from '#contracts/profiles.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useBlock } from './block.mutations.ts';
import { blockedQuery } from './profile.queries.ts';
import { PERSON_MENU } from './profile.words.ts';

/** What a member can do about another person besides following and tipping. */
export function PersonMenu({ profile }: { profile: PublicProfile }) {
  const [asking, setAsking] = useState(false);
  const blocked = useQuery(blockedQuery(profile.id)).data ?? false;
  const block = useBlock(profile);
  const name = profile.displayName;
  return (
    <>
      <Menu trigger={<IconButton label={PERSON_MENU.label(name)}><Ellipsis aria-hidden /></IconButton>}>
        {blocked
          ? <MenuItem value="unblock" icon={<Undo2 aria-hidden />} onSelect={() => block.mutate(false)}>{PERSON_MENU.unblockItem(name)}</MenuItem>
          : <MenuItem value="block" tone="bad" icon={<Ban aria-hidden />} onSelect={() => setAsking(true)}>{PERSON_MENU.blockItem(name)}</MenuItem>}
      </Menu>
      {asking && (
        <ConfirmDialog
          title={PERSON_MENU.blockTitle(name)} description={PERSON_MENU.blockText} action={PERSON_MENU.blockButton} busyLabel={PERSON_MENU.blockButton} busy={block.isPending}
          onConfirm={() => block.mutate(true, { onSuccess: () => setAsking(false) })} onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
