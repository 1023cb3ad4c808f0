/** A prompt as the reader found it in a file, before it is checked or converted. */
export interface FoundPrompt {
  /** The place of the prompt in its file, counted from 1. */
  row: number;
  title: string;
  /** True when the file gave the title itself: such a title is refused rather than cut. */
  titled: boolean;
  /** The text with its variables as they were written. */
  text: string;
  system?: string;
  type?: string;
  category?: string;
  description?: string;
  tags?: readonly string[];
  language?: string;
  /** Notes for the author about what the reader changed or left out. */
  notes: string[];
}

/** A prompt from one of our own exports: its whole draft is taken over without conversion. It is not checked yet. */
export interface OwnPrompt {
  row: number;
  own: Record<string, unknown>;
}

/** An entry of the file that is no prompt, with the reason. */
export interface RefusedPrompt {
  row: number;
  title: string;
  refused: string;
}

export type Found = FoundPrompt | OwnPrompt | RefusedPrompt;

/** Why a file as a whole cannot be read, in words for its sender. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
