import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPage } from '#src/features/login/login-page.tsx';
import { page } from './-page.ts';
import { Shell } from './-shell.tsx';

/** Anything may stand in the address: where it leads is decided when it is used. */
const searchSchema = z.object({ redirect: z.catch(z.optional(z.string()), undefined) });

export const Route = createFileRoute('/login')({
  ...page(['login', 'credentials'], { isNotIndexed: true }),
  validateSearch: searchSchema,
  component: Login,
});

function Login() {
  const { redirect } = Route.useSearch();
  return (
    <Shell>
      <LoginPage redirect={redirect} />
    </Shell>
  );
}
