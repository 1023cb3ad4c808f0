/** The argon2id hash of a password, in the form that ADMIN_PASSWORD_HASH takes. */
export function hashPassword(password: string): Promise<string>;
