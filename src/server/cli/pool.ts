import { runStratum } from './stratum/stratum-command.ts';

/** `npm run pool -- COMMAND`. What needs nothing of the server starts without it. */
const args = process.argv.slice(2);

if (args[0] === 'stratum') {
  process.exitCode = await runStratum(args.slice(1), (line) => process.stdout.write(`${line}\n`));
} else {
  const { runPool } = await import('./pool-command.ts');
  await runPool(args);
}
