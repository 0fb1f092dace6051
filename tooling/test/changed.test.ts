import { expect, it } from 'vitest'
import { homesOf } from './changed.ts'

it.each([
  ['apps/server/src/modules/order/use-cases/place-order.ts', 'apps/server/src/modules/order/'],
  ['apps/server/src/records/resource.ts', 'apps/server/src/records/'],
  ['apps/server/test/races/last-unit.test.ts', 'apps/server/test/races/'],
  ['apps/admin/src/views/orders/index.tsx', 'apps/admin/src/views/'],
  ['packages/ui/src/common/button/button.tsx', 'packages/ui/'],
  ['tooling/test/changed.ts', 'tooling/test/'],
])('the tests of %s are those in %s', (path, home) => {
  expect(homesOf([path])).toEqual([home])
})

it('a home counts once, and files at the root have none', () => {
  expect(homesOf(['packages/ui/src/a.ts', 'packages/ui/src/b/c.ts', 'README.md'])).toEqual(['packages/ui/'])
})
