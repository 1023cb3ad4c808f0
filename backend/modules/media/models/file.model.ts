import { Model } from 'objection';

export class FileModel extends Model {
  static override tableName = 'files';
  declare id: string;
  declare owner_id: string;
  declare storage_key: string;
  declare name: string;
  declare mime: string;
  declare bytes: number;
  declare visibility: 'public' | 'private';
  declare text_content: string | null;
  declare claims: number;
  declare sweep_after: Date | null;
  declare removed_at: Date | null;
  declare created_at: Date;
}
