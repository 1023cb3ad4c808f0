import { must } from '#contracts/must.ts';
import type { FileRef } from '#modules/media/index.ts';
import type { Deps } from '../generation-deps.ts';
import { ProviderFailure } from '../provider.port.ts';
import type { GenerationProvider, MadeVideo } from '../provider.port.ts';
import type { Attempt } from './attempt.ts';
import { pushRun } from './push-run.ts';
import { providerRequest } from './provider-request.ts';
import { storeOutput } from './record-output.ts';
import { untilAborted } from './until-aborted.ts';

export interface StoredVideo {
  made: MadeVideo;
  file: FileRef;
  poster: FileRef | null;
}

/**
 * Makes a video. It stores the id of the provider's job first, so that a later attempt resumes that job: a second job would cost the platform
 * twice. Progress goes to the run's row and to the owner.
 * @throws ProviderFailure
 */
export async function makeVideo(deps: Deps, attempt: Attempt, provider: GenerationProvider): Promise<StoredVideo> {
  const { run, signal } = attempt;
  const report = createProgress(deps, attempt);
  const making = must(provider.makeVideo?.({
    ...providerRequest(run, provider, signal),
    aspect: run.aspect ?? '16:9',
    resumeJobId: run.provider_job_id,
    onJob: async (providerJobId) => {
      await attempt.write({ provider_job_id: providerJobId });
      deps.failpoints.hit('worker.during_provider');
    },
    onProgress: report,
  }), 'a provider of videos');
  const made = await untilAborted(making, signal);
  if (made.data.length === 0) throw new ProviderFailure('empty', 'The provider sent an empty video');
  const file = await storeOutput(deps, run, 0, made);
  const poster = made.poster && (await storeOutput(deps, run, 0, made.poster));
  return { made, file, poster };
}

/** Stores the percentages of a video's progress one after another: only the newest, and never a lower one than before. */
function createProgress(deps: Deps, attempt: Attempt): (percent: number) => void {
  let known = attempt.run.progress;
  let writing = false;

  async function writeNewest(): Promise<void> {
    writing = true;
    try {
      for (let written = -1; written < known; ) {
        written = known;
        await pushRun(deps, await attempt.write({ progress: written }));
      }
    } finally {
      writing = false;
    }
  }

  return (percent) => {
    const progress = Math.max(0, Math.min(99, Math.round(percent)));
    if (!(progress > known)) return;
    known = progress;
    deps.failpoints.hit('worker.during_provider');
    // An error while a video's progress is stored is ignored: if the run now belongs to another worker, the attempt is aborted elsewhere.
    if (!writing) writeNewest().catch(() => undefined);
  };
}
