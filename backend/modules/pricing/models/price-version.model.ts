import { Model } from 'objection';
import type { PriceKind } from '#contracts/pricing-admin.ts';
import type { PriceContent } from '../domain/price-content.ts';

export class PriceVersionModel extends Model {
  static override readonly tableName = 'price_versions';
  static override readonly idColumn = ['kind', 'version'];
  static override readonly jsonAttributes = ['content'];

  declare kind: PriceKind;
  declare version: number;
  declare content: PriceContent[PriceKind];
  declare effective_at: Date;
  declare created_at: Date;
  declare created_by: string | null;
  declare created_by_name: string | null;
  declare reason: string | null;
  declare restored_from: number | null;
  declare withdrawn_at: Date | null;
}
