/** An entry of the menus; its text is `shell:nav.<id>`. A menu shows it only when the route exists. */
interface NavItem {
  id: 'home' | 'pool' | 'farms' | 'paper' | 'os' | 'tools' | 'classroom' | 'help' | 'announcements' | 'login' | 'register';
  to: string;
  search?: Readonly<Record<string, string>>;
}

const home: NavItem = { id: 'home', to: '/' };
const pool: NavItem = { id: 'pool', to: '/', search: { id: 'pool-coins' } };
const farms: NavItem = { id: 'farms', to: '/overview' };
const paper: NavItem = { id: 'paper', to: '/daily-paper' };
const os: NavItem = { id: 'os', to: '/okkong-os' };
const tools: NavItem = { id: 'tools', to: '/tools' };
const classroom: NavItem = { id: 'classroom', to: '/classroom' };
const help: NavItem = { id: 'help', to: '/help' };
const announcements: NavItem = { id: 'announcements', to: '/historyInfo' };

/** Three items on wide screens. */
export const wideNav: readonly NavItem[] = [home, tools, classroom];

/** The site's sections and what one comes back for every day: pool, own farms, newspaper, announcements; the last two (`accountNav`) without a session. */
export const panelNav: readonly NavItem[] = [home, pool, farms, paper, tools, os, classroom, help, announcements];

export const registerItem: NavItem = { id: 'register', to: '/register' };
export const loginItem: NavItem = { id: 'login', to: '/login' };
export const accountNav: readonly NavItem[] = [registerItem, loginItem];
