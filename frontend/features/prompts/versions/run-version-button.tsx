import { Button } from '#ui/button.tsx';
import { useChooseVersion } from './choose-version.mutation.ts';

/** Makes an owned version the one that the reader's runs use. */
export function RunVersionButton({ promptId, version, newest }: { promptId: string; version: number; newest: number }) {
  const choose = useChooseVersion(promptId, newest);
  return <Button size="sm" busy={choose.isPending} busyLabel="Changing…" onClick={() => choose.mutate(version)}>Run version {version}</Button>;
}
