import { defineConfig } from 'vitest/config'
import { workersOfRun } from './harness/global-setup.ts'

/** Journeys over the three pages and the real server: `E2E_URL` names a running one, else each worker has its own. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: ['./harness/global-setup.ts'],
    // The longest journey takes minutes on two busy cores; each of its steps has its own limit.
    testTimeout: 900_000,
    expect: { poll: { timeout: 20_000, interval: 200 } },
    hookTimeout: 300_000,
    maxWorkers: workersOfRun(),
  },
})
