import { readDataUse } from './data-use.ts';
import { isPersisted } from './persistence.ts';
import { versionOf, workerContainer } from './worker-container.ts';

/** Put in by the build; missing in tests. */
declare const __BUILD_ID__: string;

/** The state of this device for support, one fact a line, the same in every language: no address, no token, nothing typed. Never throws. */
export async function diagnosticsText(facts: Readonly<Record<string, string>>): Promise<string> {
  const build = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'development';
  const parts = await Promise.all([workerLines(), cacheLines(), storageLines()].map((lines) => lines.catch(() => ({ refused: 'yes' }))));
  const { visit, month } = readDataUse();
  const all = { build, ...facts, ...lineLines(), ...Object.assign({}, ...parts), 'data visit': visit, 'data month': month };
  return Object.entries(all)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .concat(`browser: ${navigator.userAgent}`)
    .join('\n');
}

type Lines = Record<string, string>;

async function workerLines(): Promise<Lines> {
  const registration = await workerContainer()?.getRegistration();
  if (!registration) return { worker: 'none' };
  const { active, waiting, installing } = registration;
  const describe = async (worker: ServiceWorker | null) => (worker ? `${worker.state} ${await versionOf(worker)}` : 'none');
  return {
    worker: await describe(active),
    'worker waiting': await describe(waiting),
    'worker installing': installing ? installing.state : 'none',
    controlled: workerContainer()?.controller ? 'yes' : 'no',
  };
}

async function cacheLines(): Promise<Lines> {
  const names = await caches.keys();
  const sizes = await Promise.all(names.map(async (name) => [`cache ${name}`, String((await (await caches.open(name)).keys()).length)]));
  return Object.fromEntries(sizes);
}

async function storageLines(): Promise<Lines> {
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  return { 'storage used': String(usage), 'storage quota': String(quota), 'storage persisted': String(await isPersisted()) };
}

/** What the browser says of the line; some say nothing. */
function lineLines(): Lines {
  const line: object = 'connection' in navigator && navigator.connection instanceof Object ? navigator.connection : {};
  const named = ['effectiveType', 'saveData', 'rtt', 'downlink'].flatMap((name) => {
    const value: unknown = Reflect.get(line, name);
    return value === undefined ? [] : [[`line ${name}`, String(value)]];
  });
  return { online: String(navigator.onLine), ...Object.fromEntries(named) };
}
