import { useState } from 'react';
import { Copy, Link2, UserPlus } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, metaText } from '#styled/patterns';
import type { ContributorPermission, listContributors } from '#contracts/collections.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { Option } from '#ui/option.ts';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { INVITE_LINKS, PERMISSION_WORDS } from '../collections.words.ts';
import { useCreateInvite, useInvitePerson, useRevokeInvite } from './contributors.mutations.ts';

interface InviteLinksProps {
  collectionId: string;
  invites: ResponseOf<typeof listContributors>['invites'];
  choices: readonly Option<ContributorPermission>[];
}

/**
 * The form that invites a person to a collection by username or makes invite links, and the list of links to revoke. It shows the address of
 * a new link once.
 */
export function InviteLinks({ collectionId, invites, choices }: InviteLinksProps) {
  const [username, setUsername] = useState('');
  const invite = useInvitePerson(collectionId);
  const [permission, setPermission] = useState<ContributorPermission>('add_review');
  const create = useCreateInvite(collectionId);
  const revoke = useRevokeInvite(collectionId);
  // Hides the address of a new invite link as soon as the link is revoked.
  const made = create.data && invites.some(({ id }) => id === create.data.invite.id) ? create.data.url : null;
  return (
    <section aria-label={INVITE_LINKS.heading} className={column({ gap: '3' })}>
      <h3 className={css({ textStyle: 'label' })}>{INVITE_LINKS.heading}</h3>
      <Field label={INVITE_LINKS.permissionLabel} help={INVITE_LINKS.permissionHelp} group>
        <Select options={choices} value={permission} onValueChange={setPermission} />
      </Field>
      <Field label={INVITE_LINKS.usernameLabel} help={INVITE_LINKS.usernameHelp}>
        <form
          className={hstack({ gap: '2' })}
          onSubmit={(event) => {
            event.preventDefault();
            const name = username.trim().replace(/^@/, '');
            if (name !== '') invite.mutate({ username: name, permission }, { onSuccess: () => setUsername('') });
          }}
        >
          <Input value={username} maxLength={60} autoComplete="off" autoCapitalize="none" spellCheck={false} onChange={(event) => setUsername(event.currentTarget.value)} />
          <Button type="submit" icon={<UserPlus aria-hidden />} busy={invite.isPending} busyLabel={INVITE_LINKS.invitingLabel}>{INVITE_LINKS.inviteButton}</Button>
        </form>
      </Field>
      <Button icon={<Link2 aria-hidden />} busy={create.isPending} busyLabel={INVITE_LINKS.busyLabel} className={css({ justifySelf: 'start' })} onClick={() => create.mutate(permission)}>{INVITE_LINKS.makeButton}</Button>
      {made !== null && (
        <Field label={INVITE_LINKS.addressLabel} help={INVITE_LINKS.onceText}>
          <div className={hstack({ gap: '2' })}>
            <Input mono readOnly value={made} onFocus={(event) => event.currentTarget.select()} />
            <Button icon={<Copy aria-hidden />} onClick={() => void copy(made)}>{INVITE_LINKS.copyButton}</Button>
          </div>
        </Field>
      )}
      {invites.length > 0 && (
        <ul aria-label={INVITE_LINKS.listLabel} className={column({ gap: '0' })}>
          {invites.map(({ id, to, permission: given, joined }) => {
            const what = `${PERMISSION_WORDS[given]}, ${to === null ? INVITE_LINKS.joinedText(joined) : INVITE_LINKS.forText(to.username)}`;
            return (
              <li key={id} className={hstack({ gap: '3', paddingBlock: '2', borderTop: 'soft' })}>
                <span className={metaText({ flex: '1' })}>{what}</span>
                <Button size="sm" variant="ghost" aria-label={INVITE_LINKS.revokeLabel(what)} onClick={() => revoke.mutate(id)}>{INVITE_LINKS.revokeButton}</Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', title: INVITE_LINKS.copiedToast });
  } catch {
    toast({ title: INVITE_LINKS.copyByHandToast, description: url, durationMs: 20_000 });
  }
}
