import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { sendFile } from '#harness/upload/send-file.ts'
import { filesFolder } from '../../../infra/files/disk.ts'
import { rateCounters } from '../../../infra/limits/rate.table.ts'
import { uploads } from '../data/platform.table.ts'

let server: TestApp
let owner: Account & { readonly storeId: number }
beforeAll(async () => {
  server = await createTestApp()
  owner = { ...(await aStoreOwner(server, 901)), storeId: 901 }
})
afterAll(async () => {
  rmSync(filesFolder(server.runtime.config), { recursive: true, force: true })
  await server.close()
})

interface Sent {
  readonly fields?: Readonly<Record<string, string>>
  readonly path?: string
  readonly who?: Account
  readonly filename?: string
}
const send = (
  bytes: Uint8Array | undefined,
  { fields = {}, path = '/Seller/uploads', who = owner, filename = 'a.png' }: Sent = {},
) => sendFile(server, { path, token: who.token, bytes, filename, fields })
const aPicture = (width = 900, height = 600, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
    .toFormat(format)
    .toBuffer()
const stored = (url: string) => readFileSync(join(filesFolder(server.runtime.config), url.replace('/files/', '')))
const size = async (url: string) => {
  const { width, height, format } = await sharp(stored(url)).metadata()
  return { width, height, format }
}
const everything = () => {
  try {
    return readdirSync(filesFolder(server.runtime.config), { recursive: true }).length
  } catch {
    return 0
  }
}

describe('pictures', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s is re-encoded as WebP without metadata', async format => {
    const { code, data } = await send(await aPicture(900, 600, format), { fields: { name: 'image' } })
    expect(code).toBe(200)
    expect(data).toMatch(/^\/files\/2026\/06\/[0-9a-f]{32}\.webp$/)
    expect(await size(data)).toEqual({ width: 900, height: 600, format: 'webp' })
    expect(stored(data).includes('secret place')).toBe(false)
  })

  it('goods-like fields get thumbs of 400 and 160', async () => {
    const { data } = await send(await aPicture(1_800, 1_200), { fields: { name: 'images' } })
    expect(await size(data)).toMatchObject({ width: 1_600, height: 1_067 })
    expect(await size(data.replace('.webp', '_400.webp'))).toMatchObject({ width: 400, height: 267 })
    expect(await size(data.replace('.webp', '_160.webp'))).toMatchObject({ width: 160, height: 107 })
  })

  it('avatars are cropped to 150×150', async () => {
    const buyer = await aBuyer(server)
    const fields = { name: 'avatar', option: '{"width":150,"height":150}' }
    const { data } = await send(await aPicture(), { fields, path: '/uploads', who: buyer })
    expect(await size(data)).toMatchObject({ width: 150, height: 150 })
  })

  it('a requested size is accepted as form fields too', async () => {
    const sides = { 'option[width]': '60', 'option[height]': '40' }
    const { data } = await send(await aPicture(), { fields: { name: 'editor', ...sides } })
    const asJson = await send(await aPicture(), { fields: { name: 'editor', option: '{"width":60,"height":40}' } })
    expect(await size(data)).toEqual(await size(asJson.data))
    expect((await size(data)).width).toBeLessThanOrEqual(60)
    for (const wrong of [
      { 'option[width]': '60' },
      { ...sides, 'option[width]': '0' },
      { ...sides, 'option[width]': 'x' },
    ])
      expect((await send(await aPicture(), { fields: wrong })).code).toBe(422)
  })

  it('a requested size is limited', async () => {
    const { data } = await send(await aPicture(), {
      fields: { name: 'editor', option: '{"width":1000000000,"height":1}' },
    })
    expect(await size(data)).toMatchObject({ height: 16 })
    expect((await send(await aPicture(), { fields: { option: '{"width":"x"}' } })).code).toBe(422)
    expect((await send(await aPicture(), { fields: { option: 'no' } })).code).toBe(422)
  })

  it('are rotated upright', async () => {
    const lying = await sharp(await aPicture(300, 100))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await send(lying, { fields: { name: 'editor' } })
    expect(await size(data)).toMatchObject({ width: 100, height: 300 })
  })

  it('are recorded: who, what it was, how large', async () => {
    const { data } = await send(await aPicture(), { fields: { name: 'logo' } })
    const [row] = await server.ctx.db.select().from(uploads).where(eq(uploads.url, data))
    expect(row).toMatchObject({
      area: 'seller',
      accountId: owner.id,
      storeId: 901,
      field: 'logo',
      mime: 'image/webp',
      width: 900,
      height: 600,
    })
  })
})

describe('a refused upload leaves nothing behind', () => {
  const bomb = sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

  it.each([
    [
      'a script disguised as a picture',
      async () => Buffer.from('<script>alert(1)</script>'),
      'This file type is not supported.',
    ],
    [
      'a vector drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'This file type is not supported.',
    ],
    [
      'a truncated picture',
      async () => (await aPicture(900, 600, 'png')).subarray(0, -900),
      'The file is damaged and cannot be read. Please choose another one.',
    ],
    ['a picture bomb', () => bomb, 'The picture must not have more than 40 million pixels.'],
    [
      'one byte over 10 MiB',
      async () => Buffer.concat([await aPicture(), Buffer.alloc(10_485_761)]),
      'The file must not be larger than 10 MB.',
    ],
    ['an empty file', async () => Buffer.alloc(0), 'Please choose a file to upload.'],
  ])('%s', async (_name, bytes, msg) => {
    const before = everything()
    const answer = await send(await bytes())
    expect([answer.status, answer.code, answer.msg]).toEqual([200, 400, msg])
    expect(everything()).toBe(before)
  })

  it('no file at all, or a body of another kind', async () => {
    expect((await send(undefined, { fields: { name: 'x' } })).msg).toBe('Please choose a file to upload.')
    const form = await server.call('POST', '/Seller/uploads', { token: owner.token, form: 'name=x' })
    expect(form).toMatchObject({ code: 400, msg: 'Please choose a file to upload.' })
  })

  it.each([['../../etc/passwd'], ['a\u0000.png'], ['x'.repeat(300)]])(
    'the name %j of a file is never used',
    async filename => {
      const { data } = await send(await aPicture(), { filename })
      expect(data).toMatch(/^\/files\/2026\/06\/[0-9a-f]{32}\.webp$/)
    },
  )

  it('a field name with a path', async () => {
    expect((await send(await aPicture(), { fields: { name: '../x' } })).code).toBe(422)
  })
})

describe('other files', () => {
  it('are stored when their content proves to be a known type', async () => {
    const { data } = await send(Buffer.from('%PDF-1.7 …'), { fields: { uploadType: 'uploadFile' }, filename: 'a.html' })
    expect(data).toMatch(/\.pdf$/)
    const html = await send(Buffer.from('<html>'), { fields: { uploadType: 'uploadFile' }, filename: 'a.pdf' })
    expect(html.msg).toBe('This file type is not supported.')
  })

  it('may be pictures as well', async () => {
    expect((await send(await aPicture(), { fields: { uploadType: 'uploadFile' } })).data).toMatch(/\.webp$/)
  })
})

describe('upload permissions', () => {
  it('none without a session; staff with the permission, everyone their own avatar', async () => {
    const picture = await aPicture(40, 40)
    const clerk = await aStaffMember(server, owner, [])
    const designer = await aStaffMember(server, owner, ['upload.create'])
    const code = async (who: Account, sent: Sent = {}) => (await send(picture, { who, ...sent })).code
    expect(await code({ ...clerk, token: '' })).toBe(401)
    expect(await code(clerk)).toBe(402)
    expect(await code(clerk, { path: '/uploads' })).toBe(402)
    expect(await code(clerk, { fields: { name: 'avatar' } })).toBe(200)
    expect(await code(designer)).toBe(200)
    expect(await code(designer, { path: '/Admin/uploads' })).toBe(401)
  })

  it('600 an hour', async () => {
    await server.ctx.db
      .update(rateCounters)
      .set({ count: 600 })
      .where(eq(rateCounters.key, `upload:seller:${owner.id}`))
    expect((await send(await aPicture(40, 40))).code).toBe(429)
  })
})
