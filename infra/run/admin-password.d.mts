/** An argon2id hash as the server expects it in ADMIN_PASSWORD_HASH. */
export function hashPassword(password: string): Promise<string>;
