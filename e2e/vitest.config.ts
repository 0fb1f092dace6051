import { defineConfig } from 'vitest/config'

/** Journeys over the three pages and the real server: `E2E_URL` names a running one, else one is started for the run. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: ['./harness/global-setup.ts'],
    testTimeout: 300_000,
    expect: { poll: { timeout: 20_000, interval: 200 } },
    hookTimeout: 300_000,
    // All files share one server and its clock, and the machine has two cores.
    fileParallelism: false,
  },
})
