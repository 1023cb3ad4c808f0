import type { ShareLink } from '#contracts/sharing.ts';

export interface ShareLinkRow {
  id: string;
  code: string;
  prompt_id: string;
  owner_id: string;
  generation_id: string | null;
  inputs: Record<string, unknown> | null;
  show_inputs: boolean;
  allow_remix: boolean;
  views: number;
  runs: number;
  sign_ups: number;
  revoked_at: Date | null;
  created_at: Date;
}

/** A share link as its owner sees it. */
export const presentLink = (row: ShareLinkRow): ShareLink => ({
  id: row.id,
  code: row.code,
  promptId: row.prompt_id,
  creationId: row.generation_id,
  inputs: row.inputs,
  showInputs: row.show_inputs,
  allowRemix: row.allow_remix,
  views: row.views,
  runs: row.runs,
  signUps: row.sign_ups,
  revoked: row.revoked_at !== null,
  createdAt: row.created_at.toISOString(),
});
