import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { serveRoutes } from '#harness/routes.ts'
import { aStore } from '#harness/store.builder.ts'
import { aShopper, createOrder, quoteOf, type Shopper } from '#harness/trade.builder.ts'
import { route } from '../../src/http/routes/route.ts'

let server: TestApp
let lamp: BuiltGoods
let buyer: Shopper
beforeAll(async () => {
  server = await createTestApp()
  lamp = await goodsOf(server.ctx, (await aStore(server.ctx)).id, { price: 100, stock: 10, freightMode: 'free' })
  buyer = await aShopper(server)
})
afterAll(() => server.close())

const run = (text: string) => server.ctx.db.execute(sql.raw(text))
const ready = async () => {
  const answer = await server.app.http.inject({ url: '/readyz' })
  return [answer.statusCode, answer.json().status]
}

/** From now on the database answers as if a table could take no further page. */
async function fillDisk(): Promise<void> {
  const say = `raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100', hint = 'Check free disk space.'`
  await run(`create function no_room() returns trigger language plpgsql as $$ begin ${say}; end $$`)
  await run(`create function no_new_room() returns event_trigger language plpgsql as $$ begin ${say}; end $$`)
  await run(`create trigger no_room before insert on orders for each row execute function no_room()`)
  await run(
    `create event trigger no_new_room on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_new_room()`,
  )
}
async function freeDisk(): Promise<void> {
  await run('drop event trigger no_new_room')
  await run('drop function no_room() cascade')
}

describe('a full disk of the database', () => {
  it('is a clear refusal in the caller’s language, not ready while it lasts, and nothing is lost or doubled', async () => {
    const quote = await quoteOf(server, buyer, lamp)
    const key = randomUUID()
    const order = () => createOrder(server, buyer, quote.data.fingerprint, [lamp], key)
    expect(await ready()).toEqual([200, 'ready'])

    await fillDisk()
    const refused = await order()
    expect(refused).toMatchObject({
      status: 200,
      code: 503,
      msg: 'The shop has no storage space left, so this could not be saved. Please try again later.',
    })
    expect(refused.headers).toMatchObject({ 'x-code': '503', 'retry-after': '60' })
    expect(await ready()).toEqual([503, 'disk full'])
    expect(await ready()).toEqual([503, 'disk full'])
    expect((await server.call('GET', `/goods/${lamp.id}`)).code).toBe(200)

    await freeDisk()
    expect(await ready()).toEqual([200, 'ready'])
    expect((await order()).code).toBe(200)
    const { rows } = await server.ctx.db.execute(sql`select count(*)::int as orders from orders`)
    expect(rows).toEqual([{ orders: 1 }])
  })
})

describe('a full disk of the files', () => {
  it('is the same refusal, in both languages', async () => {
    const spec = {
      method: 'POST',
      path: '/full',
      area: 'buyer',
      access: 'public',
      summary: '',
      data: Type.Null(),
    } as const
    const http = await serveRoutes(server, [
      route(spec, () => Promise.reject(Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' }))),
    ])
    const said = async (language: string) => {
      const answer = await http.inject({ method: 'POST', url: '/api/full', headers: { 'accept-language': language } })
      return [answer.statusCode, answer.json().code, answer.json().msg]
    }
    expect(await said('zh-cn')).toEqual([200, 503, '系统存储空间已满，无法保存本次操作，请稍后再试。'])
    expect(await said('en')).toEqual([200, 503, expect.stringMatching(/^The shop has no storage space left/)])
    await http.close()
  })
})
