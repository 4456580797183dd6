import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ShellLayout } from '#src/features/shell/shell-layout.tsx';

export const Route = createFileRoute('/_shell')({ component: Shell });

function Shell() {
  return (
    <ShellLayout>
      <Outlet />
    </ShellLayout>
  );
}
