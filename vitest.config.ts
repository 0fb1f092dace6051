import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const inNode = (name: string, root: string, include = ['src/**/*.test.ts']): TestProjectInlineConfiguration => ({
  root,
  test: { name, include, exclude: ['**/node_modules/**', '**/fixture/**', '**/output/**'], environment: 'node' },
})

/** `globals` only lets Testing Library clean up after each test by itself; tests still import what they use. */
const inDom = (name: string, root: string): TestProjectInlineConfiguration => ({
  root,
  test: { name, include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom', globals: true },
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
    projects: [
      inNode('kit', 'packages/kit'),
      inNode('contract', 'packages/contract'),
      inNode('i18n', 'packages/i18n'),
      inNode('tooling', 'tooling', ['**/*.test.ts']),
      inDom('ui', 'packages/ui'),
      inDom('shop', 'apps/shop'),
      inDom('seller', 'apps/seller'),
      inDom('admin', 'apps/admin'),
      ...described,
    ],
  },
})
