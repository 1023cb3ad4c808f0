import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createArchive, getArchive } from '#contracts/creations.ts';
import type { Creation, CreationArchive } from '#contracts/creations.ts';
import { SECOND_MS } from '#contracts/durations.ts';
import { outputFileName, outputsArchivePath } from '#contracts/output-file-name.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { pause } from '#lib/pause.ts';
import type { Chosen } from '#shared/creations/creations.mutations.ts';
import { button } from '#styled/recipes';
import { toast } from '#ui/toast.tsx';
import { runQuery } from '../generation.queries.ts';
import { saveMarkdown } from '../result/save-text.ts';
import { BULK } from './creations.words.ts';

const LOOK_EVERY_MS = 1.5 * SECOND_MS;

/** Starts the browser's download from an address of this server. */
const follow = (href: string): void => Object.assign(document.createElement('a'), { href, download: '' }).click();

/** Returns a function that downloads creations: one as its files, several as a ZIP that the server prepares. */
export function useDownload() {
  const client = useQueryClient();
  const failed = (error: unknown): void => void toast({ tone: 'destructive', title: BULK.failedTitle, description: messageOf(error, BULK.failedText) });
  const one = useMutation({
    mutationFn: async ({ id, title, contentType, outputs }: Creation) => {
      const [first] = outputs;
      if (contentType !== 'text') return first && follow(outputs.length === 1 ? `${first.url}?download=${encodeURIComponent(outputFileName(title, first, 0, 1))}` : outputsArchivePath(id));
      const run = await client.fetchQuery({ ...runQuery(id, true), staleTime: Infinity });
      for (const output of run.outputs) if (output.kind === 'text') saveMarkdown(output.text, title);
    },
    onError: failed,
  });
  const many = useMutation({
    mutationFn: async (chosen: Chosen): Promise<CreationArchive> => {
      const body = 'ids' in chosen ? { ids: [...chosen.ids] } : { filter: chosen.filter };
      let { archive } = await call(createArchive, { body, idempotencyKey: newActionKey() });
      toast({ title: BULK.preparingTitle, description: BULK.preparingText });
      while (archive.status === 'preparing') {
        await pause(LOOK_EVERY_MS);
        ({ archive } = await call(getArchive, { params: { id: archive.id } }));
      }
      if (archive.status !== 'ready') throw new Error(archive.status);
      return archive;
    },
    onSuccess: ({ url }) => {
      follow(url);
      toast({ tone: 'success', title: BULK.readyTitle, action: <a href={url} download className={button({ size: 'sm' })}>{BULK.saveButton}</a> });
    },
    onError: failed,
  });
  return { one: (creation: Creation) => one.mutate(creation), many: (chosen: Chosen) => many.mutate(chosen), busy: many.isPending };
}
