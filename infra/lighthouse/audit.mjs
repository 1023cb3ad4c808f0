import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** How often Lighthouse may record one visit: a recording may fail because the browser was too busy to be traced, which says nothing about the page. */
const RECORDINGS_PER_VISIT = 3;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * How many times slower Lighthouse assumes a phone's processor to be than a desktop's with at least this speed index (Lighthouse,
 * docs/throttling.md, "Calibrating multiplier").
 */
const SLOWDOWN = 4;
const DESK_INDEX = 1_000;

/**
 * Measures this machine's speed index (the median of three). Returns it with the factor by which Lighthouse must slow the machine down to be
 * like a phone. A slow machine gets a smaller factor: slowed down four times, it would be no phone that people have.
 */
export async function slowdownHere(url, chromePath) {
  const indexes = [];
  for (let look = 0; look < 3; look += 1) {
    const browser = await launch({ chromePath, chromeFlags: FLAGS });
    try {
      const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'silent', onlyAudits: ['document-title'] });
      indexes.push(lhr.environment.benchmarkIndex);
    } finally {
      await browser.kill();
    }
  }
  const index = median(indexes);
  return { index, factor: Math.max(1, SLOWDOWN * Math.min(1, index / DESK_INDEX)) };
}

/** Records one visit with Lighthouse as a phone in a new browser. Returns scores from 0 to 100 and the audits that lost points. */
async function visit(url, { chromePath, cookie, slowdown }, recordings = RECORDINGS_PER_VISIT) {
  const browser = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const phone = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown };
    const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error', throttling: phone, onlyCategories: CATEGORIES, ...(cookie && { extraHeaders: { Cookie: cookie } }) });
    if (lhr.runtimeError && (recordings === 1 || lhr.runtimeError.code !== 'NO_NAVSTART')) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    if (lhr.runtimeError) return await visit(url, { chromePath, cookie, slowdown }, recordings - 1);
    const lost = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap(({ id: audit, weight }) => {
        const { score, title, displayValue } = lhr.audits[audit];
        return weight > 0 && score !== null && score < 0.9 ? [`${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`] : [];
      }),
    );
    return { scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)])), lost, lhr };
  } finally {
    await browser.kill();
  }
}

/**
 * Visits a page several times with Lighthouse's simulated phone (slow 4G, a processor slower by `slowdown`), as a member where a cookie is
 * given. Returns `{ scores, lost, last }`: the median of each score from 0 to 100, the audits that lost points at the last visit, and that
 * visit's whole report.
 */
export async function auditPage(url, { visits, ...how }) {
  const seen = [];
  for (let round = 0; round < visits; round += 1) seen.push(await visit(url, how));
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, median(seen.map((one) => one.scores[id]))]));
  return { scores, lost: seen.at(-1).lost, last: seen.at(-1).lhr };
}
