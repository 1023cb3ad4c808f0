/** A prompt as the reader found it in a file, before it is checked or converted. */
export interface FoundPrompt {
  /** The number of the prompt in its file, from 1. */
  row: number;
  title: string;
  /** True when the file itself gave the title. A bad title of the file is refused, and any other is shortened. */
  titled: boolean;
  /** The text with its variables in the notation of the file. */
  text: string;
  system?: string;
  type?: string;
  category?: string;
  description?: string;
  tags?: readonly string[];
  language?: string;
  /** Notes for the author about what the importer changed or left out. */
  notes: string[];
}

/** A prompt from our own export. Its whole draft is taken over without conversion; it is not checked yet. */
export interface OwnPrompt {
  row: number;
  own: Record<string, unknown>;
}

/** An entry of the file that cannot be a prompt, with the reason. */
export interface RefusedPrompt {
  row: number;
  title: string;
  refused: string;
}

export type Found = FoundPrompt | OwnPrompt | RefusedPrompt;

/** Thrown when a file as a whole cannot be read, with the reason in words for its sender. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
