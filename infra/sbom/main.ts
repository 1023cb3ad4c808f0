import { billOfMaterials } from './bill-of-materials.ts';
import { licenceOf } from './licences.ts';
import { readLockFile } from './lock-file.ts';

// `npm run -s sbom > conjure.cdx.json`: lists the third-party packages that run in production, for scanners of known weaknesses.
process.stdout.write(`${JSON.stringify(billOfMaterials(readLockFile(), licenceOf), null, 2)}\n`);
