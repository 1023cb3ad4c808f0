/** Cuts a stream between whole characters: half of a surrogate pair waits for the other half. */
export interface WholeCharacters {
  /** Takes the next piece and returns its whole characters, together with a half that waited from the piece before. */
  take(piece: string): string;
  /** Removes and returns a half character that still waits at the end. */
  rest(): string;
}

/** Begins a new stream, in which no half character waits. */
export function createWholeCharacters(): WholeCharacters {
  let half = '';
  return {
    take(piece) {
      const text = half + piece;
      const last = text.charCodeAt(text.length - 1);
      const cut = last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
      half = text.slice(cut);
      return text.slice(0, cut);
    },
    rest() {
      const waited = half;
      half = '';
      return waited;
    },
  };
}
