import * as z from 'zod/mini';
import { useAuth } from '#lib/session.ts';
import { PROOF } from '../erasure.words.ts';

/** Values of the fields in which an administrator proves who they are. A field stays empty where the administrator has no password or no second factor. */
export const proofShape = { password: z.string(), code: z.string() };

/** Returns the administrator's proof as the request takes it, without empty fields. */
export const proofOf = ({ password, code }: { password: string; code: string }): { password?: string; code?: string } => ({ ...(password !== '' && { password }), ...(code.trim() !== '' && { code: code.trim() }) });

/** Returns which password the administrator has to type, and whether a code of the second factor too. */
export function useProof(): { passwordLabel: string; codeAsked: boolean } {
  const { user } = useAuth();
  return { passwordLabel: user?.elevatedUntil ? PROOF.adminPasswordLabel : PROOF.ownPasswordLabel, codeAsked: user?.secondFactor ?? false };
}
