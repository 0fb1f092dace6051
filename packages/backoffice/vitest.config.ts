import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', '../../.storybook/guides/*.test.tsx'],
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: availableParallelism(),
    setupFiles: ['../ui/vitest.setup.ts', './vitest.setup.ts'],
    testTimeout: 30_000,
  },
})
