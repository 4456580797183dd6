import { vi } from 'vitest';

// Runs before each file: what another file left in a module's variables is gone.
vi.resetModules();
vi.unstubAllEnvs();
