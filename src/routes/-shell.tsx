import type { ReactNode } from 'react';
import { BellPanelHost } from '#src/features/notices/bell-panel-host.tsx';
import { NoticeBell } from '#src/features/notices/notice-bell.tsx';
import { ShellLayout } from '#src/features/shell/shell-layout.tsx';

/** Header with the bell, page and footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <ShellLayout bell={<NoticeBell />}>{children}</ShellLayout>
      <BellPanelHost />
    </>
  );
}
