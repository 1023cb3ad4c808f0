import { Download } from 'lucide-react';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { GenerationOutput } from '#contracts/generation.ts';
import { fileName } from '#contracts/output-file-name.ts';

type Media = Extract<GenerationOutput, { kind: 'image' | 'video' }>;

export const isMedia = (output: GenerationOutput): output is Media => output.kind !== 'text';

/** Pictures in a grid, videos with their controls; each can be kept. */
export function MediaOutputs({ outputs, title }: { outputs: readonly GenerationOutput[]; title: string }) {
  const media = outputs.filter(isMedia);
  if (media.length === 0) return null;
  return (
    <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: media.length > 1 ? { base: '1fr', sm: '1fr 1fr' } : '1fr' })}>
      {media.map((output, index) => (
        <li key={output.url} className={css({ display: 'grid', gap: '2', alignContent: 'start', minWidth: '0' })}>
          {output.kind === 'video' ? (
            <video
              src={output.url}
              poster={output.posterUrl ?? undefined}
              controls
              playsInline
              loop
              preload="metadata"
              width={output.width}
              height={output.height}
              aria-label={output.altText}
              className={frame}
            />
          ) : (
            <a href={output.url} target="_blank" rel="noreferrer" aria-label={`Open image ${index + 1} in full size`}>
              <img src={output.url} alt={output.altText} width={output.width} height={output.height} className={frame} />
            </a>
          )}
          <a href={`${output.url}?download=${encodeURIComponent(fileName(title, EXTENSIONS[output.mime] ?? 'bin', media.length > 1 ? index + 1 : undefined))}`} className={button({ size: 'sm' })} download>
            <Download aria-hidden />
            Download
          </a>
        </li>
      ))}
    </ul>
  );
}

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg', 'video/mp4': 'mp4' };

const frame = css({ width: 'full', height: 'auto', maxHeight: '[70vh]', objectFit: 'contain', borderRadius: 'md', backgroundColor: 'raised', display: 'block' });
