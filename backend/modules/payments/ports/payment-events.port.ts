/** An event of the provider whose signature was checked. */
export interface ProviderEvent {
  id: string;
  type: string;
  live: boolean;
  objectId: string | null;
  payload: object;
}

/** Events that the provider posts to our webhook. */
export interface PaymentEvents {
  /** Checks the signature of a webhook and parses its body. @throws AppError bad_signature for a text that the provider did not sign, or signed too long ago */
  read(body: Buffer, signature: string | undefined): ProviderEvent;
}
