import { FileUpload as Ark } from '@ark-ui/react/file-upload';
import { File as FileIcon, Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useField } from '#ui/field-context.ts';
import { button, fileDrop } from '#styled/recipes';
import { cx } from '#styled/css';
import { FILE_DROP } from './ui.words.ts';

/** A file that the upload field refused, with the reasons. */
export type FileRejection = Ark.FileRejection;

export interface FileDropProps {
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  /** Called with files that the upload field refused, and the reasons (`FILE_INVALID_TYPE`, `FILE_TOO_LARGE`, `TOO_MANY_FILES`). */
  onReject?: (rejections: FileRejection[]) => void;
  /** Mime types of files that may be chosen, such as ["image/png"]. */
  accept?: string[];
  max?: number;
  /** Largest size of a chosen file in bytes. */
  maxBytes?: number;
  title?: ReactNode;
  /** Text that states the allowed kinds and sizes of files. */
  hint?: ReactNode;
  /** Accessible name of the upload field where no Field surrounds it. */
  label?: string;
  disabled?: boolean;
  className?: string;
}

/** An area in which the user drops or chooses files. It lists each file with a button that removes it. */
export function FileDrop({ files, onFilesChange, onReject, accept, max = 1, maxBytes, title = FILE_DROP.dropFileHereText, hint, label, disabled, className }: FileDropProps) {
  const field = useField();
  const styles = fileDrop();
  return (
    <Ark.Root
      acceptedFiles={[...files]} onFileAccept={(details) => onFilesChange(details.files)} onFileReject={(details) => onReject?.(details.files)} accept={accept} maxFiles={max} maxFileSize={maxBytes}
      disabled={disabled ?? field?.disabled} invalid={field?.invalid} required={field?.required} className={cx(styles.root, className)}
    >
      <Ark.Dropzone className={styles.zone} aria-label={label} aria-labelledby={label === undefined ? field?.labelId : undefined} aria-describedby={field?.describedBy}>
        <span className={styles.art}><Upload size={24} aria-hidden="true" /></span>
        <span className={styles.title}>{title}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </Ark.Dropzone>
      <Ark.ItemGroup className={styles.list}>
        {files.map((file) => (
          <Ark.Item key={`${file.name}-${file.size}-${file.lastModified}`} file={file} className={styles.item}>
            <span className={styles.thumb}>
              <Ark.ItemPreview type="image/*"><Ark.ItemPreviewImage /></Ark.ItemPreview>
              {file.type.startsWith('image/') ? null : <FileIcon size={20} aria-hidden="true" />}
            </span>
            <Ark.ItemName className={styles.name} />
            <Ark.ItemSizeText className={styles.size} />
            <Ark.ItemDeleteTrigger className={button({ variant: 'ghost', size: 'sm', shape: 'icon' })} aria-label={`Remove ${file.name}`}><X size={16} /></Ark.ItemDeleteTrigger>
          </Ark.Item>
        ))}
      </Ark.ItemGroup>
      <Ark.HiddenInput />
    </Ark.Root>
  );
}
