import { useQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, metaText } from '#styled/patterns';
import { contributorPermission } from '#contracts/collections.ts';
import type { Collection } from '#contracts/collections.ts';
import type { Creator } from '#contracts/prompts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CONTRIBUTORS, PERMISSION_WORDS } from '../collections.words.ts';
import { contributorsQuery, useChangeContributor, useRemoveContributor } from './contributors.mutations.ts';
import { InviteLinks } from './invite-links.tsx';

/** Lists the permissions that the viewer may give to contributors. Only the owner may make managers. */
const choicesFor = (own: boolean) => contributorPermission.options.filter((value) => own || value !== 'manage').map((value) => ({ value, label: PERMISSION_WORDS[value] }));

/** The dialog with the people who may add to a collection, their permissions, and the invite links. */
export function ContributorsDialog({ collection, onClose }: { collection: Collection; onClose(): void }) {
  const { id, name, owner, viewer } = collection;
  const list = useQuery(contributorsQuery(id));
  const change = useChangeContributor(id);
  const removal = useRemoveContributor(id);
  const choices = choicesFor(viewer.own);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={CONTRIBUTORS.title} description={CONTRIBUTORS.description(name)}>
      <div className={column({ gap: '5' })}>
        <ul aria-label={CONTRIBUTORS.listLabel} className={column({ gap: '0' })}>
          {owner && <li className={row}><Person person={owner} you={viewer.own} /><span className={metaText()}>{CONTRIBUTORS.ownerLabel}</span></li>}
          {list.data?.contributors.map(({ person, permission }) => (
            <li key={person.id} className={row}>
              <Person person={person} />
              {viewer.own || permission !== 'manage' ? (
                <>
                  <Select label={CONTRIBUTORS.permissionOf(person.displayName)} options={choices} value={permission} onValueChange={(next) => change.mutate({ personId: person.id, permission: next })} />
                  <IconButton size="sm" label={CONTRIBUTORS.removeLabel(person.displayName)} onClick={() => removal.mutate(person.id)}><UserMinus aria-hidden /></IconButton>
                </>
              ) : <span className={metaText()}>{PERMISSION_WORDS[permission]}</span>}
            </li>
          ))}
        </ul>
        {list.isPending && <Skeleton className={css({ height: '12' })} />}
        {list.isError && <FetchProblem error={list.error} onRetry={() => void list.refetch()} />}
        <InviteLinks collectionId={id} invites={list.data?.invites ?? []} choices={choices} />
      </div>
    </Dialog>
  );
}

const Person = ({ person: { displayName, username, avatarUrl }, you = false }: { person: Creator; you?: boolean }) => (
  <span className={hstack({ gap: '3', flex: '[1 1 200px]', minWidth: '0' })}>
    <Avatar name={displayName} src={avatarUrl} size={40} />
    <span className={css({ minWidth: '0' })}>
      <span className={css({ display: 'block', textStyle: 'label', truncate: true })}>{displayName}{you && <span className={css({ color: 'fg.subtle', fontWeight: 'normal' })}> {CONTRIBUTORS.youLabel}</span>}</span>
      <span className={metaText({ display: 'block', truncate: true })}>@{username}</span>
    </span>
  </span>
);

const row = hstack({ gap: '2', paddingBlock: '2.5', flexWrap: 'wrap', borderBottom: 'soft' });
