/** An entry of the menus; its text is `shell:nav.<id>`. A menu shows it only when the route exists (decision B12). */
interface NavItem {
  id: 'home' | 'os' | 'tools' | 'classroom' | 'help' | 'login' | 'register';
  to: string;
}

const home: NavItem = { id: 'home', to: '/' };
const os: NavItem = { id: 'os', to: '/okkong-os' };
const tools: NavItem = { id: 'tools', to: '/tools' };
const classroom: NavItem = { id: 'classroom', to: '/classroom' };
const help: NavItem = { id: 'help', to: '/help' };

/** Spec 2: three items on wide screens. */
export const wideNav: readonly NavItem[] = [home, tools, classroom];

/** Spec 2: seven in the narrow panel; the last two (`accountNav`) while nobody is logged in. */
export const panelNav: readonly NavItem[] = [home, os, tools, classroom, help];

export const registerItem: NavItem = { id: 'register', to: '/register' };
export const loginItem: NavItem = { id: 'login', to: '/login' };
export const accountNav: readonly NavItem[] = [registerItem, loginItem];
