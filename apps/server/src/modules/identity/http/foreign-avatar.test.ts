import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthEdited, UserInfo } from '@shiji/contract/identity/identity.ts'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin, aStoreOwner, PASSWORD } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { bodyOf, fakeInternet, redirectTo } from '#harness/fake-internet.ts'
import { lockFor } from '../../../infra/database/lock-for.ts'
import { transact } from '../../../infra/database/transact.ts'
import { filesFolder } from '../../../infra/files/disk.ts'
import { rateCounters } from '../../../infra/limits/rate.table.ts'
import { uploads } from '../../platform/data/platform.table.ts'

let server: TestApp
let buyer: Account
let picture: Buffer
beforeAll(async () => {
  server = await createTestApp()
  picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#36c' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  buyer = await aBuyer(server)
})
afterEach(async () => {
  await server.ctx.db.delete(rateCounters)
})
afterAll(async () => {
  rmSync(filesFolder(server.runtime.config), { recursive: true, force: true })
  await server.close()
})

const NOT_FETCHED = 'The picture at this address could not be fetched. Please upload it instead.'
const ADDRESS = 'https://pictures.example/me.jpg?size=640'
/** Replaces the internet from now on. */
const fakeNet = (...given: Parameters<typeof fakeInternet>) => {
  const net = fakeInternet(...given)
  server.ports.internet = net.internet
  return net
}
const served = (bytes: Uint8Array) => fakeNet({ [ADDRESS]: { body: bodyOf(bytes) } })
const edit = (who: Account, body: Record<string, unknown>, area = '') =>
  server.call<AuthEdited>('POST', `${area}/auth/edit`, { token: who.token, body: { nickname: '小市', ...body } })
const infoOf = async (who: Account, area = '') =>
  (await server.call<UserInfo>('POST', `${area}/auth/info`, { token: who.token, body: {} })).data
const keptOf = (who: Account) => server.ctx.db.select().from(uploads).where(eq(uploads.accountId, who.id))
const pathOf = (url: string) => join(filesFolder(server.runtime.config), url.replace('/files/', ''))
const filesKept = () => {
  const folder = filesFolder(server.runtime.config)
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter(name => String(name).endsWith('.webp'))
    : []
}

describe('an avatar of another host', () => {
  it.each([
    ['shop', '', () => aBuyer(server)],
    ['seller', '/Seller', () => aStoreOwner(server, 901)],
    ['admin', '/Admin', () => anAdmin(server)],
  ])('in the %s becomes a file of ours, 150×150, without metadata', async (_area, prefix, person) => {
    const who = await person()
    served(picture)
    const answer = await edit(who, { avatar: ADDRESS }, prefix)
    expect(answer).toMatchObject({ code: 200, data: { avatar: expect.stringMatching(/^\/files\/[\w/]+\.webp$/) } })
    const { avatar } = answer.data
    expect((await infoOf(who, prefix)).avatar).toBe(avatar)
    const stored = readFileSync(pathOf(avatar))
    const { format, width, height, exif } = await sharp(stored).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 150, height: 150, exif: undefined })
    expect(stored.includes('secret place')).toBe(false)
    expect(await keptOf(who)).toMatchObject([{ url: avatar, field: 'avatar', width: 150, height: 150 }])
  })

  it('is shown by the form and saved again unchanged, without any outside call', async () => {
    served(picture)
    const { avatar } = (await edit(buyer, { avatar: ADDRESS })).data
    const net = fakeNet({})
    expect(await edit(buyer, { nickname: '小市民', avatar })).toMatchObject({ code: 200, data: { avatar } })
    expect(await edit(buyer, { nickname: '小市民' })).toMatchObject({ code: 200, data: { avatar } })
    expect(net.resolved).toEqual([])
  })

  it('is stored once, however often it is sent, one after the other or at once', async () => {
    const before = filesKept().length
    const answers = []
    for (const times of [1, 5, 1]) {
      fakeNet({ [ADDRESS]: async () => ({ status: 200, location: undefined, body: bodyOf(picture) }) })
      answers.push(...(await Promise.all(Array.from({ length: times }, () => edit(buyer, { avatar: ADDRESS })))))
    }
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.avatar}`)).size).toBe(1)
    expect(await keptOf(buyer)).toHaveLength(1)
    expect(filesKept()).toHaveLength(before + 1)
  })

  it('is stored once when two requests save it at the same instant', async () => {
    fakeNet({ [ADDRESS]: async () => ({ status: 200, location: undefined, body: bodyOf(picture) }) })
    let both: ReturnType<typeof edit>[] = []
    await transact(server.ctx, async tx => {
      await lockFor(tx, `avatars:buyer:${buyer.id}`)
      both = [edit(buyer, { avatar: ADDRESS }), edit(buyer, { avatar: ADDRESS })]
      const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await tx.db.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(2)
    })
    const answers = await Promise.all(both)
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.avatar}`)).size).toBe(1)
    expect(await keptOf(buyer)).toHaveLength(1)
  })

  it('of another person is a file of its own', async () => {
    const other = await aBuyer(server)
    served(picture)
    const mine = await edit(buyer, { avatar: ADDRESS })
    served(picture)
    expect((await edit(other, { avatar: ADDRESS })).data.avatar).not.toBe(mine.data.avatar)
  })

  it('does not block other requests while its host is slow', async () => {
    let answer = (_body: AsyncIterable<Uint8Array>): void => undefined
    let arrived = (): void => undefined
    const isAsked = new Promise<void>(resolve => {
      arrived = resolve
    })
    fakeNet({
      [ADDRESS]: () =>
        new Promise(resolve => {
          answer = body => resolve({ status: 200, location: undefined, body })
          arrived()
        }),
    })
    const slow = edit(buyer, { nickname: '慢', avatar: ADDRESS })
    await isAsked
    const { rows } = await server.ctx.db.execute(sql`
      select query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`)
    expect(rows).toEqual([])
    expect((await edit(buyer, { nickname: '快' })).code).toBe(200)
    answer(bodyOf(picture))
    expect((await slow).code).toBe(200)
    expect((await infoOf(buyer)).nickname).toBe('慢')
  })
})

describe('what is refused changes nothing', () => {
  const unchanged = async (body: Record<string, unknown>, language: 'zh-cn' | 'en' = 'en') => {
    const [info, files] = [await infoOf(buyer), filesKept()]
    const full = { nickname: '别的', sex: 1, password: 'better-horse-2', current_password: PASSWORD, ...body }
    const answer = await server.call('POST', '/auth/edit', { token: buyer.token, body: full, language })
    expect([await infoOf(buyer), filesKept()]).toEqual([info, files])
    expect(await keptOf(buyer)).toEqual([])
    const login = await server.call('POST', '/login', { body: { username: buyer.username, password: PASSWORD } })
    expect(login.code).toBe(200)
    return answer
  }

  it('a private address, and one that redirects to a private one', async () => {
    const msg = NOT_FETCHED
    const net = fakeNet({ [ADDRESS]: redirectTo('https://10.0.0.1/') }, { 'inside.example': [['192.168.0.1']] })
    expect(await unchanged({ avatar: 'https://127.0.0.1/a.png' })).toMatchObject({ code: 400, msg })
    expect(await unchanged({ avatar: 'https://inside.example/a.png' })).toMatchObject({ code: 400, msg })
    expect(await unchanged({ avatar: ADDRESS })).toMatchObject({ code: 400, msg })
    expect(net.asked.map(([url]) => url)).toEqual([ADDRESS])
    expect(await unchanged({ avatar: 'https://[::1]/a.png' }, 'zh-cn')).toMatchObject({
      code: 400,
      msg: '无法从该地址获取图片，请直接上传图片。',
    })
  })

  const bomb = () =>
    sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()

  it.each([
    ['a page', async () => Buffer.from('<!doctype html><title>me</title>'), 'This file type is not supported.'],
    [
      'a vector drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'This file type is not supported.',
    ],
    ['nothing', async () => Buffer.alloc(0), NOT_FETCHED],
    [
      'half of a picture',
      async () => picture.subarray(0, -600),
      'The file is damaged and cannot be read. Please choose another one.',
    ],
    ['a picture bomb', bomb, 'The picture must not have more than 40 million pixels.'],
    [
      'more than 5 MB',
      async () => Buffer.concat([picture, Buffer.alloc(5_242_880)]),
      'The file must not be larger than 5 MB.',
    ],
  ])('%s', async (_what, bytes, msg) => {
    served(await bytes())
    expect(await unchanged({ avatar: ADDRESS })).toMatchObject({ code: 400, msg })
  })

  it.each([
    'http://pictures.example/a.png',
    '//pictures.example/a.png',
    'https://',
    `https://a.example/${'a'.repeat(2_000)}`,
  ])('what is not an https address: %s', async avatar => {
    expect(await unchanged({ avatar })).toMatchObject({ code: 422, data: { fields: { avatar: expect.any(String) } } })
  })

  it('a wrong password, before any host is called', async () => {
    const net = served(picture)
    expect((await unchanged({ avatar: ADDRESS, current_password: 'not-this-one' })).code).toBe(400)
    expect(net.resolved).toEqual([])
  })

  it('the 31st try of an hour', async () => {
    fakeNet({})
    for (let tries = 0; tries < 30; tries += 1)
      expect((await edit(buyer, { avatar: 'https://127.0.0.1/' })).code).toBe(400)
    const net = served(picture)
    expect((await unchanged({ avatar: ADDRESS })).code).toBe(429)
    expect(net.resolved).toEqual([])
  })

  it('an address of another host for another person: their avatars are uploaded', async () => {
    const admin = await anAdmin(server)
    const net = served(picture)
    const refused = { code: 422, data: { fields: { avatar: expect.any(String) } } }
    const send = (method: 'POST' | 'PUT', path: string, body: Record<string, unknown>) =>
      server.call(method, `/Admin${path}`, { token: admin.token, body: { ...body, avatar: ADDRESS } })
    expect(await send('PUT', `/users/${buyer.id}`, {})).toMatchObject(refused)
    expect(await send('POST', '/users', { username: '13700000001', nickname: 'n', password: PASSWORD })).toMatchObject(
      refused,
    )
    expect(await send('POST', '/admins', { username: 'somebody', nickname: 'n', password: PASSWORD })).toMatchObject(
      refused,
    )
    expect([net.resolved, (await infoOf(buyer)).avatar]).toEqual([[], ''])
  })
})
