import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { column, mutedText, stack, wrap } from '#styled/patterns';
import { AVATAR_LIMIT_BYTES, uploadAvatar } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { getProfile } from '#contracts/profiles.ts';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { upload } from '#lib/upload.ts';
import { useFileUrl } from '#lib/use-file-url.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { useRemoveAvatar } from '../account.mutations.ts';
import { patchMe } from '../account.queries.ts';
import { AVATAR_KINDS, avatarProblem } from './avatar-file.ts';
import { AVATAR_FIELD } from '../account.words.ts';

/** The field in which the user chooses or drops a profile picture, sees it, and saves it. */
export function AvatarField({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [percent, setPercent] = useState(0);
  const preview = useFileUrl(file);
  const remove = useRemoveAvatar();
  const send = useMutation({
    mutationFn: (picture: File) => upload(uploadAvatar, picture, { onProgress: (share) => setPercent(100 * share), signal: new AbortController().signal }),
    retry: false,
    onSuccess: ({ user: { avatarUrl } }) => {
      patchMe(client, { avatarUrl });
      void client.invalidateQueries({ queryKey: [getProfile.path] });
      setFile(null);
      toast({ tone: 'success', title: AVATAR_FIELD.newPictureSavedToast, description: AVATAR_FIELD.savedToast });
    },
    onError: (error) => setProblem(messageOf(error, AVATAR_FIELD.saveFailed)),
  });
  const choose = (picture: File | undefined): void => {
    const trouble = picture ? avatarProblem(picture) : null;
    setProblem(trouble);
    setPercent(0);
    setFile(trouble ? null : (picture ?? null));
  };
  const takeAway = (): void =>
    remove.mutate(newActionKey(), {
      onSuccess: () => toast({ tone: 'success', title: AVATAR_FIELD.pictureRemovedToast, description: AVATAR_FIELD.removedToast }),
      onError: (error) => setProblem(messageOf(error, AVATAR_FIELD.removeFailed)),
    });
  return (
    <div className={column({ gap: '4' })}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <div className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }, gap: { base: '4', sm: '6' }, alignItems: 'center', justifyItems: { base: 'center', sm: 'stretch' } })}>
        <Avatar name={user.displayName ?? user.username} src={preview ?? user.avatarUrl} size={112} label={preview ? AVATAR_FIELD.unsavedLabel : AVATAR_FIELD.yourPictureLabel} />
        {file ? (
          <div className={stack({ gap: '3', width: 'full' })}>
            <p className={mutedText({ overflowWrap: 'anywhere' })}>{file.name}</p>
            {send.isPending && <ProgressBar value={percent < 100 ? percent : null} label={AVATAR_FIELD.uploadingYourPictureLabel} />}
            <div className={wrap({ gap: '2' })}>
              <Button variant="primary" busy={send.isPending} busyLabel={AVATAR_FIELD.uploadingBusyLabel} onClick={() => send.mutate(file)}>{AVATAR_FIELD.useThisPictureButton}</Button>
              {!send.isPending && <Button onClick={() => choose(undefined)}>{AVATAR_FIELD.cancelButton}</Button>}
            </div>
          </div>
        ) : (
          <FileDrop
            label={AVATAR_FIELD.uploadPictureLabel}
            files={[]}
            accept={AVATAR_KINDS}
            maxBytes={AVATAR_LIMIT_BYTES}
            title={AVATAR_FIELD.title}
            hint={AVATAR_FIELD.hint}
            onFilesChange={([picture]) => picture && choose(picture)}
            onReject={([refused]) => refused && choose(refused.file)}
            className={css({ width: 'full' })}
          />
        )}
      </div>
      {user.avatarUrl && !file && (
        <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} busy={remove.isPending} busyLabel={AVATAR_FIELD.removingBusyLabel} onClick={takeAway} className={css({ justifySelf: { base: 'center', sm: 'start' } })}>
          {AVATAR_FIELD.removePictureButton}
        </Button>
      )}
    </div>
  );
}
