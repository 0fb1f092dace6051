import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** What a test may take on a machine that is busy with other things, in ms; how fast the product is, `bench/` says. */
const LONGEST = 30_000

// Files share their workers: loading the modules of a page or of the server for each file would take as long as the tests.
const inNode = (name: string, root: string, include = ['src/**/*.test.ts']): TestProjectInlineConfiguration => ({
  root,
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/fixture/**', '**/output/**'],
    environment: 'node',
    isolate: false,
    testTimeout: LONGEST,
  },
})

const ofAll = join(import.meta.dirname, 'packages/ui/vitest.setup.ts')
const ofBackOffices = join(import.meta.dirname, 'packages/backoffice/vitest.setup.ts')
const ofShop = join(import.meta.dirname, 'apps/shop/vitest.setup.ts')

const inDom = (name: string, root: string, setupFiles: string[] = []): TestProjectInlineConfiguration => ({
  root,
  test: {
    name,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    isolate: false,
    setupFiles: [ofAll, ...setupFiles],
    testTimeout: LONGEST,
  },
})

/** Projects in folders that other configurations describe; each is known to `tooling/test` by its name. */
const described = [
  'packages/api/vitest.config.ts',
  'packages/backoffice/vitest.config.ts',
  'apps/server/vitest.config.ts',
  'vitest.stories.config.ts',
  'e2e/vitest.config.ts',
]

export default defineConfig({
  test: {
    // By itself it leaves one core to its own process, which has little to do.
    maxWorkers: availableParallelism(),
    projects: [
      inNode('kit', 'packages/kit'),
      inNode('contract', 'packages/contract'),
      inNode('i18n', 'packages/i18n'),
      inNode('tooling', 'tooling', ['**/*.test.ts']),
      inNode('bench', 'bench', ['**/*.test.ts']),
      inDom('ui', 'packages/ui'),
      inDom('shop', 'apps/shop', [ofShop]),
      inDom('seller', 'apps/seller', [ofBackOffices]),
      inDom('admin', 'apps/admin', [ofBackOffices]),
      ...described,
    ],
  },
})
