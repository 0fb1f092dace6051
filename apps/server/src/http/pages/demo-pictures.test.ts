import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveDemoPictures } from './demo-pictures.ts'

let folder: string
let app: FastifyInstance
const committed = () => join(folder, 'pictures')
const kept = () => join(folder, 'kept')
const keptFiles = () => readdirSync(kept(), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())

const draw = async (name: string, colour: string) => {
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: colour } })
  writeFileSync(join(committed(), '800', name), await picture.webp().toBuffer())
}
const open = () => {
  app = fastify()
  serveDemoPictures(app, { committed: committed(), kept: kept() })
}
const get = (path: string, headers = {}) => app.inject({ url: `/files/demo/${path}`, headers })
const colourOf = async (bytes: Buffer) => {
  const { dominant } = await sharp(bytes).stats()
  return dominant
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shiji-pictures-'))
  mkdirSync(join(committed(), '800'), { recursive: true })
  await draw('lamp-1.webp', '#c02020')
  open()
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a smaller picture of the demo', () => {
  it.each([160, 400])('in %s px is made at the first request and kept for the next process', async width => {
    const first = await get(`${width}/lamp-1.webp`)
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width })
    expect(first.headers['content-type']).toBe('image/webp')
    expect(first.headers['cache-control']).toContain('immutable')
    expect(keptFiles()).toHaveLength(1)

    const [file] = keptFiles()
    writeFileSync(join(file?.parentPath ?? '', file?.name ?? ''), 'as it was kept')
    await app.close()
    open()
    expect((await get(`${width}/lamp-1.webp`)).body).toBe('as it was kept')
  })

  it('is made once when many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('400/lamp-1.webp')))
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(1)
    expect(answers.every(answer => answer.statusCode === 200)).toBe(true)
    expect(keptFiles()).toHaveLength(1)
  })

  it('is made again when the picture was drawn again', async () => {
    const before = await get('400/lamp-1.webp')
    await draw('lamp-1.webp', '#2040c0')
    const after = await get('400/lamp-1.webp', { 'if-none-match': before.headers.etag })
    expect(after.statusCode).toBe(200)
    expect((await colourOf(after.rawPayload)).b).toBeGreaterThan(150)
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get('160/lamp-1.webp')
    expect((await get('160/lamp-1.webp', { 'if-none-match': headers.etag })).statusCode).toBe(304)
  })

  it.each(['400/none.webp', '400/..%2F..%2Fsecret.webp', '400/lamp-1.png', '401/lamp-1.webp'])(
    'is not found at %s',
    async path => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )

  it('is shown though the disk refuses to keep it', async () => {
    writeFileSync(kept(), 'a file where the folder should be')
    const answer = await get('160/lamp-1.webp')
    expect(answer.statusCode).toBe(200)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(160)
  })
})
