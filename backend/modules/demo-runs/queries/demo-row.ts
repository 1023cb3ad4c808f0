import type { DemoInputs, DemoRun } from '#contracts/demo-runs.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DemoRunsContext } from '../demo-runs-context.ts';
import type { DemoRunsTable } from '../demo-runs.tables.ts';

/** The columns of a demo run that its own browser may see. */
export type DemoRow = Pick<DemoRunsTable, 'id' | 'text' | 'provider' | 'created_at' | 'claimed_at'> & { status: DemoRun['status']; inputs: DemoInputs };

const COLUMNS = 'id, status, inputs, text, provider, created_at, claimed_at';
const OF_DAY = `select ${COLUMNS} from demo_runs where device = ? and day = ? and status <> 'failed'`;
const BY_ID = `select ${COLUMNS} from demo_runs where id = ? and device = ?`;

/** A browser's demo run of a UTC day, unless it failed. */
export const demoRunOfDay = async (connection: Connection, device: Buffer, day: string): Promise<DemoRow | null> => (await rows<DemoRow>(connection, OF_DAY, [device, day]))[0] ?? null;

/** A demo run by its id, if this browser made it. */
export const demoRunById = async (connection: Connection, device: Buffer, id: string): Promise<DemoRow | null> => (await rows<DemoRow>(connection, BY_ID, [id, device]))[0] ?? null;

/** A demo run as the API shows it to its browser. */
export const presentDemoRun = (row: DemoRow, { provider }: Pick<DemoRunsContext, 'provider'>): DemoRun => ({
  id: row.id, status: row.status, inputs: row.inputs, text: row.text, credit: provider(row.provider)?.credit ?? null, createdAt: row.created_at.toISOString(),
});
