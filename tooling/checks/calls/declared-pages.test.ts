import { describe, expect, it } from 'vitest'
import { checkDeclaredPages, findUndeclared } from './declared-pages.ts'

describe('pages, lists and actions of the back offices', () => {
  it('are declared in the contract', () => {
    expect(checkDeclaredPages()).toEqual([])
  })

  it.each([
    ['apps/admin/src/views/a.tsx', "const page: DeclareResource = () => ({ path: '/Admin/a' })"],
    ['packages/backoffice/src/nouns/staff/a.tsx', 'const nameOf = (row: ResourceRow) => String(row.name)'],
    ['apps/server/src/modules/order/data/a.queries.ts', 'export const list: ListSpec = { filters }'],
    [
      'apps/server/src/modules/order/http/a.admin.routes.ts',
      "route({ path: '/a', list: aList, data: PageOf(Row) }, read)",
    ],
    ['packages/contract/src/order/a.ts', 'const Row = Type.Object({ actions: Type.Array(Type.String()) })'],
    ['apps/server/src/modules/order/domain/a.ts', 'export function orderActions(status: string): string[] {'],
  ])('in %s are not declared beside it: %s', (path, text) => {
    expect(findUndeclared({ path, text })).toHaveLength(1)
  })

  it.each([
    ['packages/backoffice/src/page/declaration/a.ts', 'const page: DeclareResource = tools => tools'],
    ['apps/server/src/modules/order/data/a.queries.ts', 'export const list = listOf(ordersCall, columns)'],
    ['apps/server/src/modules/order/http/a.admin.routes.ts', 'listRoute(call, { summary, list: aList, row }, read)'],
  ])('in %s may be as they are: %s', (path, text) => {
    expect(findUndeclared({ path, text })).toEqual([])
  })
})
