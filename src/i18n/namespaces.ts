import 'i18next';
import type about from './locales/en/about.json';
import type account from './locales/en/account.json';
import type activate from './locales/en/activate.json';
import type addresses from './locales/en/addresses.json';
import type affiliate from './locales/en/affiliate.json';
import type announcements from './locales/en/announcements.json';
import type anonymous from './locales/en/anonymous.json';
import type appShare from './locales/en/app-share.json';
import type calculator from './locales/en/calculator.json';
import type classroom from './locales/en/classroom.json';
import type coinRow from './locales/en/coin-row.json';
import type common from './locales/en/common.json';
import type contact from './locales/en/contact.json';
import type credentials from './locales/en/credentials.json';
import type dailyPaper from './locales/en/daily-paper.json';
import type download from './locales/en/download.json';
import type electricity from './locales/en/electricity.json';
import type fleet from './locales/en/fleet.json';
import type forbidden from './locales/en/forbidden.json';
import type forecast from './locales/en/forecast.json';
import type help from './locales/en/help.json';
import type invitation from './locales/en/invitation.json';
import type kiosk from './locales/en/kiosk.json';
import type landing from './locales/en/landing.json';
import type install from './locales/en/install.json';
import type legal from './locales/en/legal.json';
import type lessons from './locales/en/lessons.json';
import type login from './locales/en/login.json';
import type monthlyReport from './locales/en/monthly-report.json';
import type notices from './locales/en/notices.json';
import type notFound from './locales/en/not-found.json';
import type offline from './locales/en/offline.json';
import type okkongOs from './locales/en/okkong-os.json';
import type otherCoin from './locales/en/other-coin.json';
import type overview from './locales/en/overview.json';
import type ownAccount from './locales/en/own-account.json';
import type pool from './locales/en/pool.json';
import type pwa from './locales/en/pwa.json';
import type rackCard from './locales/en/rack-card.json';
import type register from './locales/en/register.json';
import type reset from './locales/en/reset.json';
import type sections from './locales/en/sections.json';
import type shell from './locales/en/shell.json';
import type pet from './locales/en/pet.json';
import type toapp from './locales/en/toapp.json';
import type tools from './locales/en/tools.json';
import type unset from './locales/en/unset.json';
import type upgrade from './locales/en/upgrade.json';
import type vip from './locales/en/vip.json';
import type wallet from './locales/en/wallet.json';
import type watch from './locales/en/watch.json';

/** One namespace a feature; English is the shape the other languages are held to (tests/architecture/locales.test.ts). */
export interface Sentences {
  about: typeof about;
  account: typeof account;
  activate: typeof activate;
  addresses: typeof addresses;
  affiliate: typeof affiliate;
  announcements: typeof announcements;
  anonymous: typeof anonymous;
  'app-share': typeof appShare;
  calculator: typeof calculator;
  classroom: typeof classroom;
  'coin-row': typeof coinRow;
  common: typeof common;
  contact: typeof contact;
  credentials: typeof credentials;
  'daily-paper': typeof dailyPaper;
  download: typeof download;
  electricity: typeof electricity;
  fleet: typeof fleet;
  forbidden: typeof forbidden;
  forecast: typeof forecast;
  help: typeof help;
  install: typeof install;
  invitation: typeof invitation;
  kiosk: typeof kiosk;
  landing: typeof landing;
  legal: typeof legal;
  lessons: typeof lessons;
  login: typeof login;
  'monthly-report': typeof monthlyReport;
  'not-found': typeof notFound;
  notices: typeof notices;
  offline: typeof offline;
  'okkong-os': typeof okkongOs;
  'other-coin': typeof otherCoin;
  overview: typeof overview;
  'own-account': typeof ownAccount;
  pool: typeof pool;
  pwa: typeof pwa;
  'rack-card': typeof rackCard;
  register: typeof register;
  reset: typeof reset;
  sections: typeof sections;
  shell: typeof shell;
  pet: typeof pet;
  toapp: typeof toapp;
  tools: typeof tools;
  unset: typeof unset;
  upgrade: typeof upgrade;
  vip: typeof vip;
  wallet: typeof wallet;
  watch: typeof watch;
}
export type Namespace = keyof Sentences;

/** Loaded with every page: what the shell, the home page and the coin table say (the core sentences). */
export const coreNamespaces: readonly Namespace[] = ['common', 'shell', 'pool', 'landing', 'pwa'];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Sentences;
  }
}
