import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
  },
})
