import * as z from 'zod/mini';
import { useAuth } from '#lib/session.ts';
import { PROOF } from '../erasure.words.ts';

/** What the fields hold: empty where the administrator has no password, or no second factor. */
export const proofShape = { password: z.string(), code: z.string() };

/** The proof for the request: what was left empty is left out. */
export const proofOf = ({ password, code }: { password: string; code: string }): { password?: string; code?: string } => ({ ...(password !== '' && { password }), ...(code.trim() !== '' && { code: code.trim() }) });

/** Which password proves who is at the screen, and whether a code does too. */
export function useProof(): { passwordLabel: string; codeAsked: boolean } {
  const { user } = useAuth();
  return { passwordLabel: user?.elevatedUntil ? PROOF.adminPasswordLabel : PROOF.ownPasswordLabel, codeAsked: user?.secondFactor ?? false };
}
