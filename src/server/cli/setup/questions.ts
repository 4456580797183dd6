import { canonicalEmail } from '#src/contracts/email.ts';
import { DEFAULT_SITE_NAME, siteNameFault } from '#src/domain/site-name.ts';
import { checkAddress, checkDatabase, type Checked, checkFolder, checkHosts, checkMail, checkPools, checkSource } from './checks.ts';
import type { EnvSettings } from './env-file.ts';

/** What a question is asked with: the settings so far, and the folder of the repository. */
interface Asked {
  readonly settings: EnvSettings;
  readonly root: string;
}

/** One question of the set-up; its answer is one setting. */
export interface Question {
  readonly setting: string;
  readonly text: string;
  readonly example: string;
  /** What is so without an answer. */
  readonly otherwise: string;
  check(answer: string, asked: Asked): Checked | Promise<Checked>;
  /** Looks at what is so without an answer. */
  checkOtherwise?(asked: Asked): Checked;
  /** Settings that follow from the answer, unless they are set. */
  follows?(answer: string, settings: EnvSettings): EnvSettings;
  /** Why it is not asked. */
  skip?(settings: EnvSettings): string | undefined;
}

const inSourcesFile = ({ SOURCES_FILE }: EnvSettings): string | undefined =>
  SOURCES_FILE === undefined ? undefined : 'SOURCES_FILE is set, which names the sources.';

const asChecked = (fault: string | undefined, sentence: string): Checked =>
  fault === undefined ? { verdict: 'right', sentence } : { verdict: 'wrong', sentence: `${fault}.` };

/** The ten questions, in their order. */
export const questions: readonly Question[] = [
  {
    setting: 'SITE_NAME',
    text: 'What is the site called?',
    example: 'Berg Pool',
    otherwise: DEFAULT_SITE_NAME,
    check: (name) => asChecked(siteNameFault(name), `Pages, mails and icons say ${name}. SITE_LOGO and SITE_COLOR in .env give it a look.`),
  },
  {
    setting: 'SITE_URL',
    text: 'Under which address do visitors find it?',
    example: 'https://www.example.com',
    otherwise: 'on this machine alone',
    check: (address) => checkAddress(address),
  },
  {
    setting: 'DATABASE_URL',
    text: 'Which PostgreSQL database?',
    example: 'postgres://user:password@localhost:5432/pool',
    otherwise: 'the embedded one',
    check: (url) => checkDatabase(url),
    checkOtherwise: ({ settings, root }) => checkFolder(settings.DATA_DIR ?? '.data', root),
  },
  {
    setting: 'SMTP_URL',
    text: 'Which mail server sends codes and confirmations?',
    example: 'smtps://user:password@mail.example.com',
    otherwise: 'none: messages are printed here',
    check: (url) => checkMail(url),
    follows: (_url, { SITE_NAME = DEFAULT_SITE_NAME, SITE_URL }) =>
      SITE_URL === undefined ? {} : { MAIL_FROM: `"${SITE_NAME}" <no-reply@${new URL(SITE_URL).hostname}>` },
  },
  {
    setting: 'POOL_SOURCES',
    text: 'Which pools are its figures from? (a coin each, parted by commas: only these are listed; without a dialect it is found out)',
    example: 'BTC=https://pool.example.com,ETC=https://etc.pool.example.com/api',
    otherwise: 'none: figures are simulated',
    check: (value, { root }) => checkPools(value, root),
    skip: inSourcesFile,
  },
  {
    setting: 'NODE_SOURCES',
    text: 'Which coin nodes?',
    example: 'BTC=core:http://user:password@127.0.0.1:8332',
    otherwise: 'none',
    check: (value, { root }) => checkSource('NODE_SOURCES', value, root),
    skip: inSourcesFile,
  },
  {
    setting: 'PRICE_SOURCE',
    text: 'Which market tells prices?',
    example: 'kraken, coingecko, mempool:http://127.0.0.1:8999',
    otherwise: 'none: with pools or nodes, prices are "--"',
    check: (value, { root }) => checkSource('PRICE_SOURCE', value, root),
    skip: inSourcesFile,
  },
  {
    setting: 'POOL_HOSTS',
    text: 'Where do machines connect? (a host each algorithm or coin, with its plain and its TLS ports)',
    example: 'SHA256=btc.example.com:3333:3334,KawPow=rvn.example.com:6060',
    otherwise: 'nowhere yet',
    check: (value) => checkHosts(value),
  },
  {
    setting: 'VITE_SUPPORT_EMAIL',
    text: 'At which mail address are you reached?',
    example: 'help@example.com',
    otherwise: 'by the contact form alone',
    check: (address) =>
      asChecked(
        canonicalEmail(address) === undefined ? 'That is no mail address' : undefined,
        'It stands on the pages; messages of visitors go there.',
      ),
    follows: (address) => ({ CONTACT_INBOX: address, VIP_INBOX: address }),
  },
  {
    setting: 'VITE_LEGAL_COMPANY',
    text: 'Whom do the terms bind? (the legal entity with its register number)',
    example: 'Berg Pool Ltd., company no. 1234567',
    otherwise: 'nobody: the site says that it is a demonstration',
    check: () =>
      asChecked(
        undefined,
        'VITE_LEGAL_PLACE, VITE_LEGAL_LAW and VITE_LEGAL_CONTROLLER in .env say the rest; have the texts read by counsel.',
      ),
  },
];
