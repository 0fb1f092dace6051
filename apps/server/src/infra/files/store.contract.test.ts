import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { LIMITS } from '@shiji/contract/limits.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../config/config.ts'
import { diskStore, filesFolder } from './disk.ts'
import { memoryStore } from './memory.ts'
import type { ByteRange, FileStore } from './store.ts'

let config: Config
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shiji-store-'))
  config = readConfig({ DATA_DIR: folder })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (content: string) => Buffer.from(content)
const [A, B] = ['/files/2026/06/a.webp', '/files/2026/06/a_400.webp']

/** Every store: add yours. */
const STORES: readonly (readonly [string, () => FileStore])[] = [
  ['disk', () => diskStore],
  ['memory', () => memoryStore()],
]

describe.each(STORES)('the file store "%s"', (_name, open) => {
  let store: FileStore
  beforeEach(() => {
    store = open()
  })
  const put = (...files: readonly (readonly [string, Uint8Array])[]) => store.put(config, new Map(files))
  const content = async (url: string, range?: ByteRange) => {
    const file = await store.find(config, url)
    return file === undefined ? undefined : text(file.read(range))
  }

  it('returns what was stored, by its address, with its size', async () => {
    await put([A, bytes('large')], [B, bytes('small one')])
    expect([await content(A), await content(B)]).toEqual(['large', 'small one'])
    expect((await store.find(config, B))?.size).toBe(9)
  })

  it('keeps private files apart from those of the same name that are served', async () => {
    await put(['/private/2026/06/a', bytes('sealed')], ['/files/2026/06/a', bytes('open')])
    expect([await content('/private/2026/06/a'), await content('/files/2026/06/a')]).toEqual(['sealed', 'open'])
    for (const url of ['/files/.private/2026/06/a', '/files/private/2026/06/a', '/files/../private/2026/06/a'])
      expect([url, await content(url)]).toEqual([url, undefined])
    await store.remove(config, ['/private/2026/06/a'])
    expect([await content('/private/2026/06/a'), await content('/files/2026/06/a')]).toEqual([undefined, 'open'])
  })

  it('gives a range, both ends included', async () => {
    await put([A, bytes('0123456789')])
    expect(await content(A, { start: 2, end: 4 })).toBe('234')
    expect(await content(A, { start: 9, end: 9 })).toBe('9')
  })

  it('stores an empty file, and one of the largest size, and refuses a larger one', async () => {
    const largest = Buffer.alloc(LIMITS.upload.fileBytes, 1)
    await put([A, bytes('')], [B, largest])
    expect(await content(A)).toBe('')
    expect((await store.find(config, B))?.size).toBe(largest.length)
    await expect(put(['/files/c.zip', Buffer.alloc(largest.length + 1)])).rejects.toThrow('larger than a file may be')
    expect(await store.find(config, '/files/c.zip')).toBeUndefined()
  })

  it('keeps what it was given, even if the caller changes the bytes', async () => {
    const mine = bytes('mine')
    await put([A, mine])
    mine.fill(0)
    expect(await content(A)).toBe('mine')
  })

  it('has nothing at an address that was never used, and at a folder', async () => {
    await put([A, bytes('large')])
    expect(await store.find(config, '/files/gone.webp')).toBeUndefined()
    expect(await store.find(config, '/files/2026/06')).toBeUndefined()
    expect(await store.find(config, `${A}/more.webp`)).toBeUndefined()
  })

  it('stores all files or none, and does not change an existing one', async () => {
    await put([B, bytes('first')])
    await expect(put([A, bytes('new')], [B, bytes('second')])).rejects.toThrow()
    expect([await content(A), await content(B)]).toEqual([undefined, 'first'])
  })

  it('lets one of several concurrent writers win an address, and its bytes are complete', async () => {
    const writers = ['1', '2', '3', '4'].map(each => each.repeat(200_000))
    const results = await Promise.allSettled(writers.map(each => put([A, bytes(each)])))
    expect(results.filter(each => each.status === 'fulfilled')).toHaveLength(1)
    const winner = results.findIndex(each => each.status === 'fulfilled')
    expect(await content(A)).toBe(writers[winner])
  })

  it('never shows half a file', async () => {
    const large = Buffer.alloc(8_000_000, 'x')
    const writing = put([A, large])
    const sizes = new Set<number | undefined>()
    let isDone = false
    const done = writing.then(() => {
      isDone = true
    })
    while (!isDone) sizes.add((await store.find(config, A))?.size)
    await done
    expect([...sizes].filter(size => size !== undefined && size !== large.length)).toEqual([])
    expect((await store.find(config, A))?.size).toBe(large.length)
  })

  it('removes files, including those that are gone already', async () => {
    await put([A, bytes('large')], [B, bytes('small')])
    await store.remove(config, [A, '/files/gone.webp'])
    await store.remove(config, [A])
    expect([await content(A), await content(B)]).toEqual([undefined, 'small'])
  })

  it.each([
    '/files/../secret.txt',
    '/files/a/../../secret.txt',
    '/files/.hidden',
    '/files/a/.hidden/b.webp',
    '/files//a.webp',
    '/files/',
    '/other/a.webp',
    'a.webp',
    '/files/a\\b',
    '/files/a\0.webp',
  ])('stores, finds and removes nothing at %j', async url => {
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    await expect(put([url, bytes('x')])).rejects.toThrow('not the address of a file')
    expect(await store.find(config, url)).toBeUndefined()
    await store.remove(config, [url])
    expect(readdirSync(folder)).toContain('secret.txt')
  })

  it('reports room, and the write test leaves nothing behind', async () => {
    expect([await store.hasRoom(config), await store.hasLastRoom(config)]).toEqual([true, true])
    await store.tryToWrite(config)
    expect(await store.find(config, A)).toBeUndefined()
  })
})

describe('files on disk', () => {
  it('leave no part behind when a writer loses', async () => {
    await diskStore.put(config, new Map([[A, bytes('first')]]))
    await expect(diskStore.put(config, new Map([[A, bytes('second')]]))).rejects.toMatchObject({ code: 'EEXIST' })
    expect(readdirSync(join(filesFolder(config), '2026/06'))).toEqual(['a.webp'])
  })
})

describe('files in memory', () => {
  it('refuse files beyond their room', async () => {
    const store = memoryStore(4)
    await store.put(config, new Map([[A, bytes('four')]]))
    expect([await store.hasRoom(config), await store.hasLastRoom(config)]).toEqual([false, false])
    await expect(store.tryToWrite(config)).rejects.toMatchObject({ code: 'ENOSPC' })
  })
})
