/** A prompt as a file holds it, before anything is made of it. */
export interface FoundPrompt {
  /** Which one it is in its file, counted from 1. */
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
  /** Notes on what the reader changed or left out. */
  notes: string[];
}

/** One of our own exports: the whole draft but unchecked, taken over word for word. */
export interface OwnPrompt {
  row: number;
  own: Record<string, unknown>;
}

/** Something in the file that is no prompt. */
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
