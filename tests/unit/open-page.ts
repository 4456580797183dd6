import type { ReactNode } from 'react';
import { mount } from './ui/mount.tsx';

/** Draws a page into the document until the test ends. Gives the element around it. */
export const openPage = async (page: ReactNode): Promise<HTMLElement> => (await mount(page)).container;
