import type { FunctionComponent } from 'react';
import { type AppOptions, makeApp } from './render-app.tsx';

/** `makeApp` for a component. */
export async function pageStage({ Content, ...options }: AppOptions & { Content: FunctionComponent }) {
  const { app, ...made } = await makeApp(<Content />, options);
  return { page: app, ...made };
}
