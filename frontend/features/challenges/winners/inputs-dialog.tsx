import { column, metaText, multilineText } from '#styled/patterns';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PODIUM } from '../challenge-winners.words.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value : Array.isArray(value) ? value.map(String).join(', ') : JSON.stringify(value));

/** The dialog with the inputs of an entry, when its author shares them, and the prompt that it was made with. */
export const InputsDialog = ({ entry: { title, inputs, prompt }, onClose }: { entry: ChallengeResult['entry']; onClose(): void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title={PODIUM.inputsTitle(title)}>
    <dl className={column({ gap: '3' })}>
      {prompt && <div><dt className={name}>{PODIUM.inputsPrompt}</dt><dd><TextLink to={`/prompt/${prompt.slug}`}>{prompt.title}</TextLink></dd></div>}
      {Object.entries(inputs ?? {}).map(([key, value]) => <div key={key}><dt className={name}>{key.replaceAll('_', ' ')}</dt><dd className={multilineText()}>{words(value)}</dd></div>)}
    </dl>
  </Dialog>
);

const name = metaText();
