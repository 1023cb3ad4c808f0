import { centered, coverImage } from '#styled/patterns';
import type { Generation } from '#contracts/generation.ts';
import { TypeIcon } from '#ui/type-chip.tsx';
import { runPicture } from '../run-picture.ts';

/** The small picture of a run in a row: an output, else an input, else the icon of its content type. */
export function RunThumb({ run }: { run: Generation }) {
  const picture = runPicture(run);
  return <span className={thumb}>{picture ? <img src={picture} alt="" className={coverImage()} /> : <TypeIcon type={run.contentType} />}</span>;
}

const thumb = centered({ flex: 'none', width: '10', height: '10', borderRadius: 'sm', backgroundColor: 'kind.soft', color: 'kind', overflow: 'hidden' });
