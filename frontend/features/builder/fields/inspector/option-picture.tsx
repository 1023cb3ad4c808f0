import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { css } from '#styled/css';
import { centered, coverImage, flex } from '#styled/patterns';
import { uploadFile } from '#contracts/media.ts';
import { messageOf } from '#lib/api-error.ts';
import { request } from '#lib/request.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Loader } from '#ui/loader.tsx';
import { toast } from '#ui/toast.tsx';
import { OPTION_PICTURE } from '../../builder-fields.words.ts';

interface OptionPictureProps {
  /** Address of the option's picture. */
  value: string | undefined;
  /** Label of the option, for screen readers. */
  name: string;
  onChange(address: string | null): void;
}

/** A small button with the picture of a field's option. A press chooses another file. */
export function OptionPicture({ value, name, onChange }: OptionPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.append('file', file);
      const { data } = await request(uploadFile.path, { method: 'POST', body: form });
      return uploadFile.response.parse(data).file.url;
    },
    onSuccess: onChange,
    onError: (error) => toast({ tone: 'destructive', title: OPTION_PICTURE.uploadFailedTitle, description: messageOf(error, OPTION_PICTURE.uploadFailed) }),
    retry: false,
  });
  return (
    <span className={flex({ position: 'relative', flex: 'none' })}>
      <button type="button" className={square} aria-label={value ? OPTION_PICTURE.changeLabel(name) : OPTION_PICTURE.label(name)} aria-busy={upload.isPending || undefined} onClick={() => input.current?.click()}>
        {upload.isPending ? <Loader /> : value ? <img src={value} alt="" className={coverImage()} /> : <ImagePlus size={16} aria-hidden />}
      </button>
      <input
        ref={input} type="file" accept="image/png,image/jpeg,image/gif,image/webp" hidden tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      {value && !upload.isPending && <IconButton label={OPTION_PICTURE.removeLabel(name)} size="sm" round className={corner} onClick={() => onChange(null)}><X aria-hidden /></IconButton>}
    </span>
  );
}

const square = centered({
  width: '10', height: '10', overflow: 'hidden', border: 'soft', borderRadius: 'sm', backgroundColor: 'surface', color: 'fg.subtle', cursor: 'pointer',
  _hover: { borderColor: 'brand', color: 'fg' },
});
const corner = css({ position: 'absolute', insetBlockStart: '[-8px]', insetInlineEnd: '[-8px]', '--h': '24px', minHeight: '6', border: 'line', backgroundColor: 'surface', '& svg': { width: '3', height: '3' } });
