/** What a browser's round trip to the provider is checked against when it comes back. */
export interface SocialChecks {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** A person, according to the provider. */
export interface SocialClaims {
  issuer: string;
  /** The provider's id of the person, which never changes. The provider may give names and addresses to another person later. */
  subject: string;
  email: string | null;
  /** Whether the provider made sure that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
  preferredUsername: string | null;
}

/** A provider that people may sign in with. Each call goes outside: never inside a transaction. */
export interface SocialClient {
  /** On buttons and in emails. */
  label: string;
  /** Where to send the browser. @throws AppError social_unavailable */
  begin(): Promise<{ url: string; checks: SocialChecks }>;
  /** Exchanges the code that the browser brought back. @throws AppError social_failed, social_unavailable */
  finish(checks: SocialChecks, code: string): Promise<SocialClaims>;
}
