import { resolve } from 'node:path';
import { coinProblems } from '../market/coins-check.ts';

// Before the modules that need every coin whole: the first of them would end the process and name one lack alone.
const problems = coinProblems(resolve(import.meta.dirname, '../../..'));
if (problems.length > 0) {
  process.stderr.write(`Coins are not whole yet (src/README.md, "A coin"):\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}
