import { describe, expect, it } from 'vitest'
import { checkForeignSql, countFaults, type ForeignReads, findForeignSql, readTables } from './foreign-sql.ts'

const TABLES = readTables([
  {
    path: 'apps/server/src/modules/identity/data/accounts/account.table.ts',
    text: "export const users = pgTable('users', {})\nexport const storeMembers = pgTable(\n  'store_members',\n  {})",
  },
  { path: 'apps/server/src/modules/order/data/order.table.ts', text: "export const orders = pgTable('orders', {})" },
  { path: 'apps/server/src/infra/jobs/job.table.ts', text: "export const jobs = pgTable('jobs', {})" },
])

const QUERIES = 'apps/server/src/modules/order/data/order.queries.ts'
const DOOR = "import { storeMembers as members, users } from '../../identity/index.ts'\n"

const faultsOf = (text: string, listed: ForeignReads = {}, path = QUERIES) =>
  findForeignSql([{ path, text }], TABLES, listed)

describe('tables of another module', () => {
  it.each([
    ['in a text', 'const A = `select 1 from users u where u.id = $1`'],
    ['in a join of a text', "const A = 'select 1 from orders o left join users u on u.id = o.user_id'"],
    ['behind a comma', 'const A = sql`select 1 from orders o, users u where u.id = o.user_id`'],
    ['in a part of a statement', 'const A = sql`users u where u.id = o.user_id`'],
    ['by its name in code', `${DOOR}const A = db.select().from(orders).innerJoin(users, eq(users.id, orders.userId))`],
    ['of infra', 'const A = sql`select 1 from jobs where done_at is null`'],
  ])('are read only by files on the list: %s', (_where, text) => {
    const table = text.includes('jobs') ? 'jobs' : 'users'
    const members = text.includes('members') ? ['store_members'] : []

    expect(faultsOf(text)).toContainEqual(expect.stringContaining(`reads ${table} of `))
    expect(faultsOf(text, { [QUERIES]: [table, ...members] })).toEqual([])
  })

  it.each([
    ['update', 'const A = `with x as (update users u set status = $1 returning id) select id from x`', 'writes users'],
    ['insert', 'const A = sql`insert into users (id) values (1)`', 'writes users'],
    ['delete', 'const A = sql`delete from users where id = 1`', 'writes users'],
    ['a built update', `${DOOR}const A = tx.db.update(users).set({ status })`, 'writes users'],
    ['a built insert', `${DOOR}const A = tx.db.insert(members).values({ userId })`, 'writes store_members'],
    ['a lock', 'const A = `select id from users where id = $1 for update`', 'locks users'],
    ['a lock by the short name', 'const A = `select 1 from users u for no key update of u`', 'locks users'],
    [
      'a lock inside',
      'const A = `with held as (select u.id from users u order by u.id for share) select id from held`',
      'locks users',
    ],
    ['a lock on all of a join', 'const A = `select 1 from orders o join users u on true for update`', 'locks users'],
    ['a built lock', `${DOOR}const A = tx.db.select().from(users).where(is).for('update')`, 'locks users'],
    ['an interpolated table', `${DOOR}const A = sql\`update \${users} set status = 'x'\``, 'writes users'],
  ])('are neither locked nor written, listed or not: %s', (_how, text, fault) => {
    const listed = { [QUERIES]: ['users', 'store_members'] }

    expect(faultsOf(text, listed)).toContainEqual(expect.stringContaining(fault))
  })

  it.each([
    ['a lock on own rows beside a foreign read', 'select 1 from orders o join users u on true for update of o'],
    ['a lock outside of a foreign read', 'select 1 from orders where user_id in (select id from users) for update'],
    ['an upsert of own rows', 'insert into orders select id from users on conflict (id) do update set x = 1'],
  ])('may be read by a listed file: %s', (_how, text) => {
    expect(faultsOf(`const A = \`${text}\``, { [QUERIES]: ['users'] })).toEqual([])
  })

  it('are read in queries files alone, even when listed', () => {
    const path = 'apps/server/src/modules/order/use-cases/place-order.ts'

    expect(faultsOf('const A = sql`select 1 from users`', { [path]: ['users'] }, path)).toEqual([
      `${path}:1: reads users of identity outside of a queries file`,
    ])
    expect(faultsOf(DOOR, {}, path)).toHaveLength(2)
  })

  it('are read in queries files of any folder of the data room', () => {
    const path = 'apps/server/src/modules/order/data/parcels/parcel.queries.ts'

    expect(faultsOf('const A = sql`select 1 from users`', { [path]: ['users'] }, path)).toEqual([])
  })

  it('leave the list when nothing reads them any more, and the list does not grow', () => {
    expect(faultsOf('const A = 1', { [QUERIES]: ['users'] })).toEqual([
      `${QUERIES} does not read users any more: take it off the list`,
    ])
    expect(countFaults({ a: ['users', 'stores'], b: ['users'] }, 3)).toEqual([])
    expect(countFaults({ a: ['users', 'stores'], b: ['users'] }, 2)).toHaveLength(1)
    expect(countFaults({ a: ['users'] }, 2)).toHaveLength(1)
  })

  it('are no fault where they are at home: in their module, and those of infra in platform', () => {
    const identity = 'apps/server/src/modules/identity/data/accounts/user.repo.ts'
    const platform = 'apps/server/src/modules/platform/data/operations/job.repo.ts'

    expect(faultsOf('const A = sql`update users set x = 1`', {}, identity)).toEqual([])
    expect(faultsOf('const A = sql`update jobs set x = 1`', {}, platform)).toEqual([])
    expect(faultsOf("const A = 'Nobody learns anything from an order of others'")).toEqual([])
  })

  it('are used by the modules of the server as listed', () => {
    expect(checkForeignSql()).toEqual([])
  })
})
