/** What a browser's round trip to the provider is checked against when it comes back. */
export interface SocialChecks {
  state: string;
  nonce: string;
  /** The secret that proves at the end that the same browser began the sign-in (PKCE, RFC 7636). */
  verifier: string;
}

/** What the provider says about the person who signed in. */
export interface SocialClaims {
  issuer: string;
  /** The provider's id of the person, which never changes. The provider may give names and addresses to another person later. */
  subject: string;
  email: string | null;
  /** Whether the provider checked that the email address belongs to the person. */
  emailVerified: boolean;
  name: string | null;
  preferredUsername: string | null;
}

/** A provider that people may sign in with. Each call goes outside: never inside a transaction. */
export interface SocialClient {
  /** The provider's name on buttons and in emails. */
  label: string;
  /** The provider's address to which the browser is sent to sign in. @throws AppError social_unavailable */
  begin(): Promise<{ url: string; checks: SocialChecks }>;
  /** Exchanges the code that the browser brought back. @throws AppError social_failed, social_unavailable */
  finish(checks: SocialChecks, code: string): Promise<SocialClaims>;
}
