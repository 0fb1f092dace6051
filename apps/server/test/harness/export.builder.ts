import type { TableExport } from '@shiji/contract/platform/table-export.ts'
import { sql } from 'drizzle-orm'
import type { Account } from './account.builder.ts'
import type { Answer, TestApp } from './app.ts'

export type DeskArea = 'Admin' | 'Seller'

/** Requests an export of a page's list with that query. */
export const askExport = (
  server: TestApp,
  who: Pick<Account, 'token'>,
  page: string,
  query: Readonly<Record<string, string>> = {},
  { area = 'Admin', language }: { readonly area?: DeskArea; readonly language?: 'zh-cn' | 'en' } = {},
): Promise<Answer<TableExport>> =>
  server.call<TableExport>('POST', `/${area}/exports`, {
    token: who.token,
    body: { page, name: '名单', query: JSON.stringify(query) },
    ...(language === undefined ? {} : { language }),
  })

export const exportOf = async (
  server: TestApp,
  who: Pick<Account, 'token'>,
  id: number,
  { area = 'Admin', language = 'en' }: { readonly area?: DeskArea; readonly language?: 'zh-cn' | 'en' } = {},
): Promise<TableExport> =>
  (await server.call<TableExport>('GET', `/${area}/exports/${id}`, { token: who.token, language })).data

type Row = Readonly<Record<string, unknown>>

/** All rows of a finished export, part by part. */
export async function exportedRows(
  server: TestApp,
  who: Pick<Account, 'token'>,
  { id, parts }: Pick<TableExport, 'id' | 'parts'>,
  area: DeskArea = 'Admin',
): Promise<Row[]> {
  const rows: Row[] = []
  for (let part = 1; part <= parts; part += 1) {
    const answer = await server.call<Row[]>('GET', `/${area}/exports/${id}/parts/${part}`, { token: who.token })
    if (answer.code !== 200) throw new Error(`part ${part}: ${answer.msg}`)
    rows.push(...answer.data)
  }
  return rows
}

/** Buyers in bulk, named `crowd 1` to `crowd n`; returns the first id. */
export async function aCrowd(server: TestApp, people: number): Promise<number> {
  const [first = 0] = await server.runtime.ids.take(people)
  await server.ctx.db.execute(sql`
    insert into users (id, username, password_hash, nickname, created_at)
    select ${first}::bigint + n, 'crowd' || (${first}::bigint + n), 'x', 'crowd ' || (n + 1), ${server.clock.now()}
    from generate_series(0, ${people - 1}::int) n`)
  return first
}

/** Calls a function each time that a page of the users list is built; returns how to undo it. */
export function onUsersPage({ ports }: TestApp, look: (page: number) => Promise<void>): () => void {
  const { balances } = ports
  let page = 0
  ports.balances = {
    ...balances,
    of: async (ctx, ids) => {
      page += 1
      await look(page)
      return balances.of(ctx, ids)
    },
  }
  return () => {
    ports.balances = balances
  }
}
