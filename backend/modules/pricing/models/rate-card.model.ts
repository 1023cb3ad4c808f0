import { Model } from 'objection';

export class RateCardModel extends Model {
  static override readonly tableName = 'rate_cards';
  static override readonly idColumn = 'version';
  static override readonly jsonAttributes = ['multipliers'];

  declare version: number;
  declare short_text: number;
  declare long_text: number;
  declare image: number;
  declare video: number;
  /** By model id. */
  declare multipliers: Record<string, number>;
  declare effective_at: Date;
  declare created_at: Date;
}
