import type { FoldersTable } from '../library.tables.ts';

/** A row of the table `folders`. */
export interface FolderRow extends Omit<FoldersTable, 'created_at' | 'updated_at' | 'query' | 'default_inputs'> {
  query: object | null;
  default_inputs: object;
}

export const FOLDER_COLUMNS = 'id, owner_id, parent_id, code, name, description, icon, color, kind, query, place, default_model, default_inputs, visibility, removed_rule';
