import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Sparkles, Trash2, Upload } from 'lucide-react';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import { FILE_LIMIT_BYTES, uploadFile } from '#contracts/media.ts';
import { AVATAR_PRICE } from '#contracts/agent-builder.ts';
import { messageOf } from '#lib/api-error.ts';
import { upload } from '#lib/upload.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { priceNow } from '#shared/spending/spending-failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useDefinition, useDraft } from '../draft/draft-context.ts';
import { IDENTITY } from '../agents-builder.words.ts';
import { useDrawAvatar } from './draw-avatar.mutations.ts';

const ACCEPT = 'image/png,image/jpeg,image/gif,image/webp';

/** The field for the agent's picture: an uploaded file, one drawn by a run that costs tokens, or the face made from the agent's id. */
export function AvatarField() {
  const { agent } = useDraft();
  const [{ avatarFileId }, edit] = useDefinition();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const sending = useMutation({
    mutationFn: async (file: File) => (await upload(uploadFile, file, { onProgress: setShare, signal: new AbortController().signal })).file,
    onSuccess: (file) => edit({ avatarFileId: file.id }),
    onSettled: () => setShare(null),
    retry: false,
  });
  const draw = useDrawAvatar();
  const take = (file: File | undefined): void => {
    if (!file) return;
    const fits = ACCEPT.split(',').includes(file.type) && file.size <= FILE_LIMIT_BYTES;
    setRefused(!fits);
    if (fits) sending.mutate(file);
  };
  const price = priceNow(draw.error)?.total ?? AVATAR_PRICE;
  return (
    <div className={column({ gap: '2', justifyItems: 'stretch' })} role="group" aria-label={IDENTITY.pictureLabel}>
      <AgentFace agent={{ id: agent?.id ?? 'new', avatarUrl: avatarFileId === null ? null : `/media/${avatarFileId}` }} size={96} className={css({ justifySelf: 'center', marginBlockEnd: '1' })} />
      <Button size="sm" icon={<Upload aria-hidden />} busy={sending.isPending} busyLabel={IDENTITY.uploadBusy} onClick={() => input.current?.click()}>{IDENTITY.uploadButton}</Button>
      <Button size="sm" icon={<Sparkles aria-hidden />} busy={draw.drawing} busyLabel={IDENTITY.drawBusy} onClick={() => draw.start(price)}>{IDENTITY.drawButton(tokenWords(price))}</Button>
      {avatarFileId !== null && <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => edit({ avatarFileId: null })}>{IDENTITY.removeButton}</Button>}
      <input ref={input} type="file" accept={ACCEPT} hidden tabIndex={-1} data-upload="agent" onChange={(event) => { take(event.target.files?.[0]); event.target.value = ''; }} />
      {sending.isPending && <ProgressBar value={share === null || share >= 1 ? null : Math.round(share * 100)} label={IDENTITY.uploadProgress} />}
      {refused && <p role="alert" className={metaText({ color: 'bad' })}>{IDENTITY.fileHelp}</p>}
      {sending.isError && <Alert tone="bad">{messageOf(sending.error, IDENTITY.uploadFailed)}</Alert>}
      {draw.problem !== null && <Alert tone="bad">{draw.problem}</Alert>}
      {draw.error !== null && <SpendingAlert error={draw.error} words={{ refused: IDENTITY.drawRefused, silent: IDENTITY.drawSilent }} />}
    </div>
  );
}
