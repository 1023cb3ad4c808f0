import { useEffect, useState } from 'react';
import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import { FILE_PREVIEW } from './upload-test.words.ts';

/** Shows an uploaded picture as the server returns it, or the local file when the server did not store it. */
export function FilePreview({ file, url }: { file: File; url: string | null }) {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (url) return;
    const made = URL.createObjectURL(file);
    setLocal(made);
    return () => URL.revokeObjectURL(made);
  }, [file, url]);
  const source = url ?? local;
  return (
    <div className={centered({ minHeight: '24', padding: '4', backgroundColor: 'raised' })}>
      {source && <img src={source} alt={url ? FILE_PREVIEW.alt : FILE_PREVIEW.localAlt} className={css({ maxWidth: 'full', maxHeight: '[320px]', objectFit: 'contain', borderRadius: 'sm' })} />}
    </div>
  );
}
