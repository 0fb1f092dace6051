import type { Page } from '@shiji/contract/envelope.ts'
import type { DeletedFiles, FileSpace, SpaceFile } from '@shiji/contract/files/file-spaces.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aBuyer, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aBrand, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { sendFile } from '#harness/upload/send-file.ts'
import { named, type SqlValue } from '../../src/infra/database/named.ts'
import { brandApplications } from '../../src/modules/catalog/data/brands/brand.table.ts'
import { goods, goodsBrands, skus } from '../../src/modules/catalog/index.ts'
import { uploads } from '../../src/modules/platform/data/platform.table.ts'
import { storeGrades, stores } from '../../src/modules/store/index.ts'

let server: TestApp
let picture: Buffer
beforeAll(async () => {
  server = await createTestApp()
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())

interface Seller extends BuiltStore {
  readonly token: string
}
async function aSeller(): Promise<Seller> {
  const store = await aStore(server.ctx)
  return { ...store, token: await server.login('seller', store.ownerId, store.id) }
}
const SPACE = '/Seller/file_spaces'
const FOLDERS = '/Seller/file_folders'

const put = async ({ token }: Seller, filename: string, fields: Readonly<Record<string, string>> = {}) =>
  (
    await sendFile(server, {
      path: '/Seller/uploads',
      token,
      bytes: picture,
      filename,
      fields: { name: 'image', ...fields },
    })
  ).data
const files = async ({ token }: { readonly token: string }, query = '') =>
  (await server.call<Page<SpaceFile>>('GET', `${SPACE}?${query}`, { token })).data.data
const fileAt = async (seller: Seller, url: string) => {
  const found = (await files(seller, 'per_page=100')).find(file => file.url === url)
  if (found === undefined) throw new Error(`${url} is not in the space`)
  return found
}
const space = async ({ token }: Seller) => (await server.call<FileSpace>('GET', FOLDERS, { token })).data
const folder = async ({ token }: Seller, name: string) =>
  (await server.call<{ id: number }>('POST', FOLDERS, { token, body: { name } })).data.id
const remove = ({ token }: Seller, ids: readonly number[]) =>
  server.call<DeletedFiles>('DELETE', `${SPACE}/${ids.join(',')}`, { token })
/** Rows of files without files, to have many at once. */
const insertFiles = async (seller: BuiltStore, count: number, bytes = 1_000) => {
  const ids = await server.ctx.ids.take(count)
  const rows = ids.map(id => ({
    ...{ id, area: 'seller', accountId: seller.ownerId, storeId: seller.id, field: 'image', hasThumbs: true },
    ...{ url: `/files/2026/06/${id.toString(16).padStart(32, '0')}.webp`, name: `p${id}.png`, mime: 'image/webp' },
    ...{ bytes, width: 64, height: 48, sha256: String(id), createdAt: server.ctx.clock.now() },
  }))
  for (let at = 0; at < rows.length; at += 1_000) await server.ctx.db.insert(uploads).values(rows.slice(at, at + 1_000))
  return rows
}

describe('pictures of a store', () => {
  it('land in its space with name, size in px and bytes: those of forms in the default folder', async () => {
    const seller = await aSeller()
    const url = await put(seller, '夏季 连衣裙.png')
    expect(await fileAt(seller, url)).toMatchObject({
      folder_id: 0,
      name: '夏季 连衣裙.png',
      thumb: url.replace('.webp', '_400.webp'),
      is_gallery: true,
      mime: 'image/webp',
      width: 64,
      height: 48,
      uses: [],
      more_uses: false,
    })
    const editor = await put(seller, 'detail.png', { name: 'editor' })
    expect(await fileAt(seller, editor)).toMatchObject({ folder_id: 0, is_gallery: true })
    const { folders, used } = await space(seller)
    expect(folders).toEqual([{ id: 0, name: '', files: 2, bytes: used }])
    expect(used).toBeGreaterThan(100)
  })

  it('are uploaded into an open folder, found by name and sorted by name and size', async () => {
    const seller = await aSeller()
    const id = await folder(seller, '夏装')
    await put(seller, 'b.png', { folder_id: String(id) })
    await put(seller, 'a.png', { folder_id: String(id) })
    await put(seller, 'other.png')
    const names = async (query: string) => (await files(seller, query)).map(file => file.name)
    expect(await names(`folder_id=${id}`)).toEqual(['a.png', 'b.png'])
    expect(await names('folder_id=0')).toEqual(['other.png'])
    expect(await names(`folder_id=${id}&sort=name|desc`)).toEqual(['b.png', 'a.png'])
    expect(await names('name=oth|like')).toEqual(['other.png'])
  })

  it('of buyers and avatars are not in it', async () => {
    const seller = await aSeller()
    const buyer = await aBuyer(server)
    await sendFile(server, { path: '/uploads', token: buyer.token, bytes: picture, fields: { name: 'image' } })
    await put(seller, 'me.png', { name: 'avatar' })
    expect(await files(seller)).toEqual([])
  })

  it('of another store do not exist', async () => {
    const [own, other] = [await aSeller(), await aSeller()]
    const foreign = await fileAt(other, await put(other, 'x.png'))
    const mine = await fileAt(own, await put(own, 'y.png'))
    const foreignFolder = await folder(other, 'theirs')
    const refused = [
      await server.call('PUT', `${SPACE}/${foreign.id}`, { token: own.token, body: { name: 'mine' } }),
      await server.call('PUT', SPACE, { token: own.token, body: { ids: [mine.id], folder_id: foreignFolder } }),
      await server.call('PUT', SPACE, { token: own.token, body: { ids: [foreign.id, mine.id], folder_id: 0 } }),
      await remove(own, [foreign.id, mine.id]),
      await server.call('PUT', `${FOLDERS}/${foreignFolder}`, { token: own.token, body: { name: 'mine' } }),
      await server.call('DELETE', `${FOLDERS}/${foreignFolder}`, { token: own.token }),
      await sendFile(server, {
        ...{ path: '/Seller/uploads', token: own.token, bytes: picture },
        fields: { name: 'image', folder_id: String(foreignFolder) },
      }),
    ]
    expect(refused.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect((await files(own)).map(file => file.name)).toEqual(['y.png'])
    expect((await files(other)).map(file => file.name)).toEqual(['x.png'])
    expect((await space(own)).folders).toHaveLength(1)
  })

  it('are seen and kept in order by staff with a permission for each', async () => {
    const seller = await aSeller()
    const file = await fileAt(seller, await put(seller, 'x.png'))
    const owner = { id: seller.ownerId, storeId: seller.id }
    const viewer = await aStaffMember(server, owner, ['file_space.view'])
    const keeper = await aStaffMember(server, owner, ['file_space.view', 'file_space.update'])
    const clerk = await aStaffMember(server, owner, ['goods.view'])
    const list = ({ token }: { readonly token: string }) => server.call('GET', SPACE, { token })
    const rename = ({ token }: { readonly token: string }) =>
      server.call('PUT', `${SPACE}/${file.id}`, { token, body: { name: 'z.png' } })
    expect([(await list(clerk)).code, (await list(viewer)).code, (await list(keeper)).code]).toEqual([402, 200, 200])
    expect([(await rename(viewer)).code, (await rename(keeper)).code]).toEqual([402, 200])
  })
})

describe('folders', () => {
  it('are made, renamed and deleted when they are empty; the audit log names each step', async () => {
    const seller = await aSeller()
    const id = await folder(seller, '夏装')
    const url = await put(seller, 'a.png', { folder_id: String(id) })
    expect((await server.call('PUT', `${FOLDERS}/${id}`, { token: seller.token, body: { name: '秋装' } })).code).toBe(
      200,
    )
    const full = await server.call('DELETE', `${FOLDERS}/${id}`, { token: seller.token })
    expect(full).toMatchObject({ code: 409, msg: expect.stringContaining('秋装') })
    const file = await fileAt(seller, url)
    await server.call('PUT', SPACE, { token: seller.token, body: { ids: [file.id], folder_id: 0 } })
    await server.call('PUT', `${SPACE}/${file.id}`, { token: seller.token, body: { name: 'cover.png' } })
    expect((await server.call('DELETE', `${FOLDERS}/${id}`, { token: seller.token })).code).toBe(200)
    expect(await fileAt(seller, url)).toMatchObject({ folder_id: 0, name: 'cover.png' })
    await remove(seller, [file.id])
    const log = await server.call<Page<AuditRow>>('GET', '/Seller/audit', { token: seller.token })
    expect(log.data.data.map(row => row.action)).toEqual([
      'file_space.delete',
      'file_folder.delete',
      'file_space.update',
      'file_space.move',
      'file_folder.update',
      'file_folder.create',
    ])
  })

  it('have a name once in a store, and are not without limit', async () => {
    const seller = await aSeller()
    await folder(seller, '夏装')
    const make = (name: string) => server.call('POST', FOLDERS, { token: seller.token, body: { name } })
    expect(await make('夏装')).toMatchObject({ code: 422, data: { fields: { name: expect.any(String) } } })
    expect((await make(' ')).code).toBe(422)
    for (let at = 1; at < LIMITS.fileSpace.folders; at += 1) await folder(seller, `f${at}`)
    expect((await make('one more')).code).toBe(400)
  })
})

describe('the room of a store', () => {
  it('follows its grade, and an upload beyond it is refused and leaves nothing', async () => {
    const seller = await aSeller()
    expect((await space(seller)).quota).toBe(LIMITS.fileSpace.quotaBytes)
    const gradeId = await server.ctx.ids.next()
    const now = server.ctx.clock.now()
    await server.ctx.db.insert(storeGrades).values({ id: gradeId, name: `g${gradeId}`, pictureMb: 1, createdAt: now })
    await server.ctx.db.update(stores).set({ gradeId }).where(eq(stores.id, seller.id))
    await insertFiles(seller, 1, 1_048_576 - 10)
    expect(await space(seller)).toMatchObject({ quota: 1_048_576, used: 1_048_566 })
    const refused = await sendFile(server, {
      ...{ path: '/Seller/uploads', token: seller.token, bytes: picture },
      fields: { name: 'image' },
    })
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('1 MB') })
    expect((await space(seller)).used).toBe(1_048_566)
  })
})

describe('where a picture is used', () => {
  it('is told for cover, gallery, SKU, detail, video, store and brand', async () => {
    const seller = await aSeller()
    const { ctx } = server
    const rows = await insertFiles(seller, 10)
    const url = (at: number) => rows[at]?.url ?? ''
    const dress = await goodsOf(ctx, seller.id, {
      ...{ name: '连衣裙', images: [url(0), url(1)], video: url(5) },
      axes: [{ name: '颜色', name_en: 'Colour', values: [{ name: '红', name_en: 'Red', image: url(2) }] }],
      content: `<p><img src="${url(4)}"></p>##qingwuit##[{"insert":{"image":"${url(4)}"}}]`,
    })
    await ctx.db
      .update(skus)
      .set({ image: url(3) })
      .where(eq(skus.goodsId, dress.id))
    const gone = await goodsOf(ctx, seller.id, { images: [url(9)] })
    await ctx.db.update(goods).set({ deletedAt: ctx.clock.now() }).where(eq(goods.id, gone.id))
    await ctx.db
      .update(stores)
      .set({ logo: url(6), slides: [url(7)], afterSaleService: `<img src="${url(7)}">` })
      .where(eq(stores.id, seller.id))
    await ctx.db.insert(brandApplications).values({
      ...{ id: await ctx.ids.next(), storeId: seller.id, nameZh: '青禾', nameEn: 'Qinghe', nameKey: '青禾' },
      ...{ thumb: url(8), verify: 'to_be_reviewed', submittedAt: ctx.clock.now(), createdAt: ctx.clock.now() },
    })
    const found = new Map((await files(seller, 'per_page=100')).map(file => [file.url, file.uses]))
    const parts = (at: number) => found.get(url(at))?.flatMap(use => [use.user, ...use.parts])
    expect([0, 1, 2, 3, 4, 5].map(parts)).toEqual([
      ['goods', 'cover'],
      ['goods', 'gallery'],
      ['goods', 'sku'],
      ['goods', 'sku'],
      ['goods', 'detail'],
      ['goods', 'video'],
    ])
    expect(found.get(url(0))?.[0]).toMatchObject({ id: dress.id, name: '连衣裙' })
    expect([6, 7, 8, 9].map(parts)).toEqual([
      ['store', 'logo'],
      ['store', 'slide', 'after_sale'],
      ['brand', 'brand_logo'],
      [],
    ])
  })

  it('names the first five goods and says that there are more; goods of other stores do not count', async () => {
    const [seller, other] = [await aSeller(), await aSeller()]
    const [file] = await insertFiles(seller, 1)
    const images = [file?.url ?? '']
    await goodsOf(server.ctx, other.id, { images })
    expect((await fileAt(seller, images[0] ?? '')).uses).toEqual([])
    for (let at = 0; at < 7; at += 1) await goodsOf(server.ctx, seller.id, { images })
    const shown = await fileAt(seller, images[0] ?? '')
    expect([shown.uses.length, shown.more_uses]).toEqual([5, true])
  })

  it('keeps it from being deleted; many at once lose the unused ones and the answer names the others', async () => {
    const seller = await aSeller()
    const brandId = await aBrand(server.ctx, '云杉')
    const [used, logo, free, spare] = await insertFiles(seller, 4)
    await goodsOf(server.ctx, seller.id, { name: '台灯', images: [used?.url ?? ''] })
    await server.ctx.db
      .update(goodsBrands)
      .set({ thumb: logo?.url ?? '' })
      .where(eq(goodsBrands.id, brandId))
    const one = await remove(seller, [used?.id ?? 0])
    expect(one).toMatchObject({ code: 409, msg: expect.stringContaining('台灯') })
    const ids = [used, logo, free, spare].map(file => file?.id ?? 0)
    const many = await remove(seller, ids)
    expect(many.data.deleted).toBe(2)
    expect(many.data.kept.map(file => [file.id, file.uses[0]?.name])).toEqual([
      [used?.id, '台灯'],
      [logo?.id, '云杉'],
    ])
    const left = await server.ctx.db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids))
    expect(left.map(row => row.id).toSorted((one, two) => one - two)).toEqual([used?.id, logo?.id])
  })

  it('is looked up through indexes among 10,000 pictures and the goods that show them', async () => {
    const seller = await aSeller()
    const rows = await insertFiles(seller, 10_000)
    const one = await goodsOf(server.ctx, seller.id)
    const [like] = await server.ctx.db.select().from(goods).where(eq(goods.id, one.id))
    if (like === undefined) throw new Error('no goods')
    const ids = await server.ctx.ids.take(3_000)
    const banner = rows[5]?.url ?? ''
    const many = ids.map((id, at) => ({
      ...like,
      id,
      images: [rows[at + 10]?.url ?? ''],
      content: `<img src="${banner}">`,
    }))
    for (let at = 0; at < many.length; at += 500) await server.ctx.db.insert(goods).values(many.slice(at, at + 500))
    const [plain] = await server.ctx.db.select().from(skus).where(eq(skus.goodsId, one.id))
    if (plain === undefined) throw new Error('no SKU')
    const skuIds = await server.ctx.ids.take(ids.length)
    const variants = skuIds.map((id, at) => ({
      ...plain,
      id,
      goodsId: ids[at] ?? 0,
      image: rows[at + 5_000]?.url ?? '',
    }))
    for (let at = 0; at < many.length; at += 500) await server.ctx.db.insert(skus).values(variants.slice(at, at + 500))
    await server.ctx.db.execute(sql`vacuum analyze goods, skus, uploads`)

    const spy = vi.spyOn(pg.Client.prototype, 'query')
    const shown = await files(seller, 'per_page=100&sort=id|asc')
    const asked = spy.mock.calls.flatMap(([statement, values]): [string, SqlValue[]][] => {
      const { text = '' }: { text?: string } = Object(statement)
      return text.includes('lateral') ? [[text, Array.isArray(values) ? values : []]] : []
    })
    spy.mockRestore()
    expect(shown.map(file => file.uses.length)).toEqual(shown.map((_, at) => (at === 5 ? 5 : at < 10 ? 0 : 1)))
    expect(asked).toHaveLength(2)
    for (const [text, values] of asked) {
      const [plan] = await named(server.ctx, undefined, `explain (format json) ${text}`, values)
      const steps = JSON.stringify(plan)
      expect(steps).not.toMatch(/"Seq Scan",[^}]*"Relation Name":"(goods|skus)"/)
      expect(steps).toMatch(/goods_files|skus_by_image/)
    }
  })
})
