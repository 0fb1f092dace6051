import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server)
})
afterAll(() => server.close())

const ROUNDS = 20
// Each waits a second until the database detects that both wait for each other.
const RINGS = 3
let last = 900_000

const TREES = [
  {
    path: '/Admin/areas',
    table: 'areas',
    body: (pid: number) => {
      last += 1
      return { pid, code: last, name: '区', name_en: 'Part' }
    },
  },
  { path: '/Admin/menus', table: 'menus', body: (pid: number) => ({ pid, name: '页', name_en: 'Page' }) },
  {
    path: '/Admin/goods_classes',
    table: 'goods_classes',
    body: (pid: number) => ({ pid, name: '类', name_en: 'Kind' }),
  },
  {
    path: '/Admin/article_menus',
    table: 'article_menus',
    body: (pid: number) => ({ pid, name: '栏', name_en: 'Column' }),
  },
]

const add = (tree: (typeof TREES)[number], pid: number) =>
  server.call<{ id: number }>('POST', tree.path, { token: admin.token, body: tree.body(pid) })

describe('a row that is deleted while a child is added below it', () => {
  it.each(TREES)('of $table leaves nothing without a parent', async tree => {
    const outcomes = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data } = await add(tree, 0)
      const [child, gone] = await Promise.all([
        add(tree, data.id),
        server.call('DELETE', `${tree.path}/${data.id}`, { token: admin.token }),
      ])
      outcomes.add(`${child.code} ${gone.code}`)
    }
    const { rows } = await server.ctx.db.execute(sql`
      select id from ${sql.identifier(tree.table)} child where pid <> 0
      and not exists (select from ${sql.identifier(tree.table)} parent where parent.id = child.pid)`)
    expect(rows).toEqual([])
    // Exactly one of the two succeeds each time.
    expect([...outcomes].filter(each => (each.match(/\b200\b/g) ?? []).length !== 1)).toEqual([])
  })
})

it('two entries of a menu that are moved below each other at once make no cycle', async () => {
  const menus = TREES[1]
  if (menus === undefined) throw new Error('no tree of menus')
  for (let round = 0; round < RINGS; round += 1) {
    const [one, other] = [(await add(menus, 0)).data.id, (await add(menus, 0)).data.id]
    const move = (id: number, pid: number) =>
      server.call('PUT', `/Admin/menus/${id}`, { token: admin.token, body: menus.body(pid) })
    const codes = (await Promise.all([move(one, other), move(other, one)])).map(({ code }) => code)
    expect(codes.filter(code => code === 200)).toHaveLength(1)
  }
})
