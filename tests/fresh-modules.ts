import { vi } from 'vitest';

// Runs before each file: what another file left in a module's variables, the environment or the globals is gone.
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
