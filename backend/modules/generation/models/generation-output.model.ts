import { Model } from 'objection';

export class GenerationOutputModel extends Model {
  static override tableName = 'generation_outputs';
  static override idColumn = ['generation_id', 'position'];
  declare generation_id: string;
  declare position: number;
  declare kind: 'image' | 'video';
  declare file_id: string;
  declare poster_file_id: string | null;
  declare mime: string;
  declare width: number;
  declare height: number;
  declare duration_ms: number | null;
  declare alt_text: string;
  /** Whether the owner wrote `alt_text`. Otherwise the provider wrote it. */
  declare alt_by_owner: boolean;
  declare created_at: Date;
}
