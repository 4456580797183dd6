import { useCallback, useEffect, useState } from 'react';
import type { ApiResponse } from '#src/lib/api-response.ts';

interface PrivateResponse<T> {
  data: T | undefined;
  /** Why the last request failed; undefined once one succeeds. */
  error: unknown;
  reload: () => void;
}

/** What the pool says of the account: requested on mount, held by the component that shows it and by no cache. `request` is a constant. */
export function usePrivateCall<T>(request: (signal?: AbortSignal) => Promise<ApiResponse<T>>): PrivateResponse<T> {
  const [{ data, error }, setResponse] = useState<{ data?: T; error?: unknown }>({});
  const load = useCallback(
    (signal?: AbortSignal) =>
      request(signal).then(
        (response) => setResponse({ data: response.data }),
        (failure: unknown) => signal?.aborted || setResponse((last) => ({ ...last, error: failure })),
      ),
    [request],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return { data, error, reload: () => void load() };
}
