import * as z from 'zod/mini';
import { useAuth } from '#lib/session.ts';
import { PROOF } from '../erasure.words.ts';

/** Values of the fields: empty where the administrator has no password or no second factor. */
export const proofShape = { password: z.string(), code: z.string() };

/** The proof as the request takes it, without empty fields. */
export const proofOf = ({ password, code }: { password: string; code: string }): { password?: string; code?: string } => ({ ...(password !== '' && { password }), ...(code.trim() !== '' && { code: code.trim() }) });

/** Which password the administrator has to type, and whether a code too. */
export function useProof(): { passwordLabel: string; codeAsked: boolean } {
  const { user } = useAuth();
  return { passwordLabel: user?.elevatedUntil ? PROOF.adminPasswordLabel : PROOF.ownPasswordLabel, codeAsked: user?.secondFactor ?? false };
}
