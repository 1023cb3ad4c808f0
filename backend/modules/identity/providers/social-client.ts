/** The secrets of a social sign-in against which the provider's answer is checked. */
export interface SocialChecks {
  state: string;
  nonce: string;
  /** The secret that proves that the browser which finishes the sign-in also began it (PKCE, RFC 7636). */
  verifier: string;
}

/** What the provider of a social login says about the person who signed in. */
export interface SocialClaims {
  issuer: string;
  /** The provider's id of the person, which never changes. Names and addresses may belong to another person later. */
  subject: string;
  email: string | null;
  /** Whether the provider confirmed that the email address belongs to the person. */
  emailVerified: boolean;
  name: string | null;
  preferredUsername: string | null;
}

/** A provider with which people may sign in. Each call goes over the network, so it must not run inside a transaction. */
export interface SocialClient {
  /** The name of the social login provider for buttons and emails. */
  label: string;
  /**
   * Returns the provider's address to which the browser is sent, and the secrets to check its answer.
   * @throws AppError social_unavailable
   */
  begin(): Promise<{ url: string; checks: SocialChecks }>;
  /**
   * Exchanges the code that the browser brought back for what the provider says about the person.
   * @throws AppError social_failed, social_unavailable
   */
  finish(checks: SocialChecks, code: string): Promise<SocialClaims>;
}
