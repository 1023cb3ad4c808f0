/** The answer to a write, as it is sent and as a repeat with the same idempotency key gets it again, byte for byte. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  /** The body of the answer as JSON text; empty for 204. */
  body: string;
}

export interface WriteOutcome {
  answer: StoredAnswer;
  replayed: boolean;
  /** Whether the transaction of this request committed an effect: false for a refusal and for a repeat. */
  effective: boolean;
}
