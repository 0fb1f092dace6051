import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../browser/launch.ts'
import { listenToWire, weighAll, weighScripts } from './wire.ts'

const answer = (url: string, mime: string, bytes: number) => ({ url, mime, bytes })

describe('the weight of what was fetched', () => {
  const fetched = [
    answer('http://a/', 'text/html', 1_000),
    answer('http://a/x.js', 'text/javascript', 20_000),
    answer('http://a/words.js', 'application/javascript', 3_000),
    answer('http://a/x.webp', 'image/webp', 7_000),
    answer('data:text/javascript,0', 'text/javascript', 500),
  ]

  it('adds scripts and texts for the one, everything for the other, and nothing that no server answered', () => {
    expect(weighScripts(fetched)).toEqual({ bytes: 23_000, files: 2 })
    expect(weighAll(fetched)).toEqual({ bytes: 31_000, files: 4 })
  })
})

const SCRIPT = `globalThis.words = '${'packed '.repeat(5_000)}'`
const LATER = `globalThis.later = '${'plain '.repeat(1_000)}'`
const packed = brotliCompressSync(SCRIPT)
const PAGE =
  '<!doctype html><link rel="icon" href="data:,"><script type="module">import "/a.js"; setTimeout(() => import("/b.js"), 50)</script>'

describe('a page in a browser', () => {
  const server = createServer((request, response) => {
    if (request.url === '/a.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(packed)
    if (request.url === '/b.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(LATER)
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  })
  let address = ''
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    address = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}/` : ''
  })
  afterAll(() => void server.close())

  it('weighs packed bodies with their headers, and what it fetches after it was shown', async () => {
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      const wire = await listenToWire(page)
      await page.goto(address)
      await wire.quiet(500)
      const scripts = weighScripts(wire.fetched())
      const bodies = packed.length + LATER.length
      expect(scripts.files).toBe(2)
      expect(scripts.bytes).toBeGreaterThan(bodies + 2 * 80)
      expect(scripts.bytes).toBeLessThan(bodies + 2 * 400)
    } finally {
      await browser.close()
    }
  }, 60_000)
})
