import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { parsePoolHosts } from '#src/domain/stratum.ts';
import { openPostgres } from '../../db/postgres.ts';
import { reportOf } from '../../sources/report/report.ts';
import { pollAllOnce } from '../../sources/figures/sources-now.ts';
import { poolDialects } from '../../sources/dialects/all.ts';
import { readSourceSettings, type SourceVariables } from '../../sources/settings/source-settings.ts';
import { readSettings } from '../../settings.ts';
import { errorCode, StartError } from '../../start-error.ts';
import type { EnvSettings } from './env-file.ts';

/** What came of an answer: `right`; `unproved`: it may be right, and did not work from here and now; `wrong`: the server would not start with it. */
export interface Checked {
  readonly verdict: 'right' | 'unproved' | 'wrong';
  readonly sentence: string;
  /** Settings that the check has found out. */
  readonly settings?: EnvSettings;
}

const right = (sentence: string, settings?: EnvSettings): Checked => ({ verdict: 'right', sentence, ...(settings && { settings }) });
const unproved = (sentence: string): Checked => ({ verdict: 'unproved', sentence });
const wrong = (sentence: string): Checked => ({ verdict: 'wrong', sentence });

const TIMEOUT_MS = 8000;

/** Whether the server takes a setting; the sentence of the refusal where it does not. */
function refusalOf(settings: EnvSettings): string | undefined {
  try {
    readSettings(settings, '/');
    return undefined;
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}

const reasonOf = (error: unknown): string => errorCode(error) ?? (error instanceof Error ? error.name : 'unknown error');

/** Whether something answers at the site's address. */
export async function checkAddress(address: string): Promise<Checked> {
  const refusal = refusalOf({ SITE_URL: address });
  if (refusal !== undefined) return wrong(refusal);
  try {
    const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return right(`${address} answers (${status}).`);
  } catch (error) {
    return unproved(`${address} does not answer yet (${reasonOf(error)}): its name or its proxy may still have to be set up.`);
  }
}

/** Whether the database opens. */
export async function checkDatabase(url: string): Promise<Checked> {
  const refusal = refusalOf({ DATABASE_URL: url });
  if (refusal !== undefined) return wrong(refusal);
  try {
    const opened = await openPostgres(url, { isHurried: true, onFault: () => undefined });
    await opened.close();
    return right('The database opens.');
  } catch (error) {
    return unproved(error instanceof StartError ? error.message : `The database does not open (${reasonOf(error)}).`);
  }
}

/** Whether the folder of the embedded database can be written to. */
export function checkFolder(dataDir: string, root: string): Checked {
  const folder = resolve(root, dataDir);
  const place = [folder, dirname(folder)].find((each) => existsSync(each)) ?? root;
  try {
    accessSync(place, constants.W_OK);
    return right(`The embedded database will be in ${folder}.`);
  } catch (error) {
    return unproved(`${folder} cannot be written to (${reasonOf(error)}).`);
  }
}

/** Of the codes of a mail connection those that come before any answer. */
const isUnreachable = (code: string): boolean => ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED'].includes(code);

/** Whether the mail server takes a connection, with the user and password of the address. */
export async function checkMail(url: string): Promise<Checked> {
  const refusal = refusalOf({ SMTP_URL: url });
  if (refusal !== undefined) return wrong(refusal);
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return right('The mail server answers and lets us in.');
  } catch (error) {
    const reason = reasonOf(error);
    return unproved(`The mail server ${isUnreachable(reason) ? 'does not answer' : 'does not let us in'} (${reason}).`);
  } finally {
    transport.close();
  }
}

/** Most figures that one answer shows. */
const SHOWN = 4;

/** Asks sources once, as `sources check` does. */
async function checkSources(variables: SourceVariables, root: string): Promise<Checked> {
  const settings = readSourceSettings(variables, root);
  if (!settings) return right('No source is set here.');
  const { faults, rows } = reportOf(await pollAllOnce(settings));
  const told = rows.filter(({ source }) => source !== '').map(({ coin, figure, value }) => `${coin} ${figure} ${value}`);
  if (faults.length > 0) return unproved(faults.join('\n'));
  return right(`It answers: ${told.slice(0, SHOWN).join(', ')}${told.length > SHOWN ? ' …' : '.'}`);
}

/** The same for one setting; what cannot be read is the sentence of the refusal. */
export async function checkSource(setting: keyof SourceVariables, value: string, root: string): Promise<Checked> {
  try {
    return await checkSources({ [setting]: value }, root);
  } catch (error) {
    if (error instanceof StartError) return wrong(error.message);
    throw error;
  }
}

/** `ETC=https://etc.pool.example/api`: a pool whose dialect is not said. */
const bareAddress = /^([^=\s,]+)=(https?:\/\/[^\s,]+)$/;

/** Pools, parted by commas; where the dialect of one is left out, the first that it speaks is found out. */
export async function checkPools(value: string, root: string): Promise<Checked> {
  const pieces = value.split(',').map((piece) => piece.trim());
  if (!pieces.some((piece) => bareAddress.test(piece))) return checkSource('POOL_SOURCES', value, root);
  const found: Checked[] = [];
  for (const piece of pieces) {
    const checked = await checkPool(piece, root);
    if (checked.verdict === 'wrong') return checked;
    found.push({ ...checked, settings: { POOL_SOURCES: checked.settings?.POOL_SOURCES ?? piece } });
  }
  const POOL_SOURCES = found.map(({ settings }) => settings?.POOL_SOURCES).join(',');
  const verdict = found.some((checked) => checked.verdict === 'unproved') ? 'unproved' : 'right';
  return { verdict, sentence: found.map(({ sentence }) => sentence).join('\n'), settings: { POOL_SOURCES } };
}

async function checkPool(piece: string, root: string): Promise<Checked> {
  const [, coin, address] = bareAddress.exec(piece) ?? [];
  if (coin === undefined) return checkSource('POOL_SOURCES', piece, root);
  // A map says of itself what it reads.
  const dialects = Object.keys(poolDialects).filter((dialect) => dialect !== 'mapping');
  const refusals: Checked[] = [];
  for (const dialect of dialects) {
    const POOL_SOURCES = `${coin}=${dialect}:${address}`;
    const checked = await checkSource('POOL_SOURCES', POOL_SOURCES, root);
    if (checked.verdict === 'right') return right(`It speaks ${dialect}. ${checked.sentence}`, { POOL_SOURCES });
    // Some dialects are of one coin alone.
    if (checked.verdict === 'wrong') refusals.push(checked);
  }
  if (refusals[0] && refusals.length === dialects.length) return refusals[0];
  return wrong(
    `Nothing at ${address} speaks ${dialects.join(', ')}. To set it without asking it, write its dialect: ${coin}=oep:${address}.`,
  );
}

/** The hosts of POOL_HOSTS, and the pieces of it that would be left out. */
export function checkHosts(value: string): Checked {
  const { endpoints, badPieces } = parsePoolHosts(value);
  const faults = badPieces.map(({ piece, fault }) => `'${piece}' would be left out: ${fault}.`);
  if (endpoints.length === 0) return wrong(faults.join('\n'));
  if (faults.length > 0) return unproved(faults.join('\n'));
  return right(
    `${endpoints.map(({ algorithm, host, ports }) => `${algorithm} at ${host}, ports ${[...ports.plain, ...ports.tls].join(', ')}`).join('; ')}.`,
  );
}
