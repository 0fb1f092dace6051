import { afterEach, describe, expect, it, vi } from 'vitest'
import { bodyOf, fakeInternet, PUBLIC, redirectTo } from '#harness/fake-internet.ts'
import { createLog } from '../log/log.ts'
import { fetchForeign } from './fetch-foreign.ts'
import { realInternet } from './internet.ts'

afterEach(() => {
  vi.useRealTimers()
})

let internet = realInternet
/** Replaces the internet from now on. */
const fakeNet = (...given: Parameters<typeof fakeInternet>) => {
  const net = fakeInternet(...given)
  internet = net.internet
  return net
}

const silent = createLog('silent')
const PICTURE = 'https://pictures.example/a.png'
const bytes = new Uint8Array([1, 2, 3])
const fetched = (address: string) =>
  fetchForeign(address, { log: silent, internet }).then(
    buffer => [...buffer],
    error => error.id,
  )

describe('a picture of another host', () => {
  it('is requested once, at the address that its host resolved to', async () => {
    const net = fakeNet({ [`${PICTURE}?s=1`]: { body: bodyOf(bytes, bytes) } })
    expect(await fetched(`${PICTURE}?s=1`)).toEqual([1, 2, 3, 1, 2, 3])
    expect(net.resolved).toEqual(['pictures.example'])
    expect(net.asked.map(([, address]) => address)).toEqual([PUBLIC])
  })

  it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2001:4860:4860::8888'])(
    'may have the address %s',
    async address => {
      const net = fakeNet({ [PICTURE]: { body: bodyOf(bytes) } }, { 'pictures.example': [[address]] })
      expect(await fetched(PICTURE)).toEqual([1, 2, 3])
      expect(net.asked).toEqual([[PICTURE, address]])
    },
  )
})

describe('is not fetched from inside the own network: a host', () => {
  it.each([
    ['of this machine', '127.0.0.1'],
    ['of this machine, another', '127.8.9.10'],
    ['of the local network', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['of a carrier network', '100.64.0.1'],
    ['of a carrier network', '100.127.255.255'],
    ['link-local, with the metadata of a cloud', '169.254.169.254'],
    ['for protocol assignments', '192.0.0.8'],
    ['for documentation', '192.0.2.1'],
    ['for documentation', '198.51.100.1'],
    ['for documentation', '203.0.113.1'],
    ['for relays', '192.88.99.1'],
    ['for benchmarks', '198.19.255.255'],
    ['for multicast', '224.0.0.1'],
    ['for multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['of this machine', '::1'],
    ['nowhere', '::'],
    ['with an IPv4 inside', '::ffff:127.0.0.1'],
    ['with an IPv4 inside', '::ffff:a9fe:a9fe'],
    ['with an IPv4 inside, the old way', '::7f00:1'],
    ['translated', '64:ff9b::7f00:1'],
    ['translated inside the network', '64:ff9b:1::1'],
    ['that discards', '100::1'],
    ['private', 'fc00::1'],
    ['private', 'fd12:3456::1'],
    ['of the link only', 'fe80::1'],
    ['of the site only', 'fec0::1'],
    ['for multicast', 'ff02::1'],
    ['in a tunnel', '2001::1'],
    ['in a tunnel', '2002:7f00:1::1'],
    ['for documentation', '2001:db8::1'],
    ['for documentation', '3fff::1'],
    ['without a public name', 'localhost'],
  ])('%s: %s', async (_what, address) => {
    const hosts = { 'pictures.example': [[PUBLIC, address]] }
    const net = fakeNet({ [PICTURE]: { body: bodyOf(bytes) } }, hosts)
    expect(await fetched(PICTURE)).toBe('upload.not_fetched')
    expect(net.asked).toEqual([])
  })

  it.each([
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://0177.0.0.1/a.png',
    'https://127.1/a.png',
    'https://１２７.0.0.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://[fd00::1]/a.png',
  ])('written as a number: %s', async address => {
    const net = fakeNet({})
    expect(await fetched(address)).toBe('upload.not_fetched')
    expect([net.asked, net.resolved]).toEqual([[], []])
  })

  it.each([
    'http://pictures.example/a.png',
    'https://pictures.example:8443/a.png',
    'https://pictures.example:22/a.png',
    'https://name@pictures.example/a.png',
    'https://:word@pictures.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://',
    'a.png',
  ])('by an address that is not plain https: %s', async address => {
    const net = fakeNet({})
    expect(await fetched(address)).toBe('upload.not_fetched')
    expect([net.asked, net.resolved]).toEqual([[], []])
  })

  it('without any address', async () => {
    const net = fakeNet({}, { 'pictures.example': [[]] })
    expect(await fetched(PICTURE)).toBe('upload.not_fetched')
    expect(net.asked).toEqual([])
  })

  it('that resolves to an inside address after the check: the checked address is called', async () => {
    const hosts = { 'pictures.example': [[PUBLIC], ['127.0.0.1']] }
    const net = fakeNet({ [PICTURE]: { body: bodyOf(bytes) } }, hosts)
    expect(await fetched(PICTURE)).toEqual([1, 2, 3])
    expect([net.resolved, net.asked]).toEqual([['pictures.example'], [[PICTURE, PUBLIC]]])
  })
})

describe('a redirect', () => {
  it('is followed twice, each host resolved again', async () => {
    const net = fakeNet({
      [PICTURE]: redirectTo('https://cdn.example/b'),
      'https://cdn.example/b': redirectTo('/c?d=1'),
      'https://cdn.example/c?d=1': { body: bodyOf(bytes) },
    })
    expect(await fetched(PICTURE)).toEqual([1, 2, 3])
    expect(net.resolved).toEqual(['pictures.example', 'cdn.example', 'cdn.example'])
  })

  it('is not followed a third time', async () => {
    const net = fakeNet({ [PICTURE]: redirectTo(PICTURE) })
    expect(await fetched(PICTURE)).toBe('upload.not_fetched')
    expect(net.asked).toHaveLength(3)
  })

  it.each([
    'https://127.0.0.1/a.png',
    'https://inside.example/a.png',
    'http://cdn.example/a.png',
    'https://cdn.example:6379/',
    'https://name:word@cdn.example/a.png',
    '//[::1]/a.png',
  ])('is checked as well: %s', async location => {
    const net = fakeNet({ [PICTURE]: redirectTo(location) }, { 'inside.example': [['10.0.0.7']] })
    expect(await fetched(PICTURE)).toBe('upload.not_fetched')
    expect(net.asked).toEqual([[PICTURE, PUBLIC]])
  })

  it('of one host is checked at each hop: it may resolve to an inside address by then', async () => {
    const pages = { [PICTURE]: redirectTo('/b'), 'https://pictures.example/b': { body: bodyOf(bytes) } }
    const net = fakeNet(pages, { 'pictures.example': [[PUBLIC], ['127.0.0.1']] })
    expect(await fetched(PICTURE)).toBe('upload.not_fetched')
    expect(net.asked).toHaveLength(1)
  })
})

describe('limits on a foreign host', () => {
  it('5 MB: a longer body is cut off while it arrives', async () => {
    let parts = 0
    async function* twentyMegabytes() {
      while (parts < 20) {
        parts += 1
        yield new Uint8Array(1_048_576)
      }
    }
    fakeNet({ [PICTURE]: { body: twentyMegabytes() } })
    // Only the length: a failed assertion would print all of the bytes.
    const answer = fetchForeign(PICTURE, { log: silent, internet }).then(body => body.length)
    await expect(answer).rejects.toMatchObject({ id: 'upload.size' })
    expect(parts).toBe(6)
  })

  it.each([
    ['names no answer', (signal: AbortSignal) => never(signal)],
    ['sends nothing', async () => ({ status: 200, location: undefined, body: dripping(0) })],
    ['drips', async () => ({ status: 200, location: undefined, body: dripping(1_000) })],
  ])('5 s in whole, when it %s', async (_what, page) => {
    vi.useFakeTimers()
    fakeNet({ [PICTURE]: redirectTo('/b'), 'https://pictures.example/b': page })
    const answer = fetched(PICTURE)
    let isOver = false
    void answer.then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(4_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('upload.not_fetched')
  })

  it.each([204, 206, 304, 404, 500])('reads nothing of an answer with status %s', async status => {
    fakeNet({ [PICTURE]: { status, body: bodyOf(bytes) } })
    expect(await fetched(PICTURE)).toBe('upload.not_fetched')
  })

  it('reports a connection that breaks off, and only the host is in the log', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: line => lines.push(line) })
    fakeNet({
      [`${PICTURE}?token=s3cret`]: async () => {
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      },
    })
    await expect(fetchForeign(`${PICTURE}?token=s3cret`, { log, internet })).rejects.toMatchObject({
      id: 'upload.not_fetched',
    })
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ host: 'pictures.example', why: 'ECONNRESET' }),
    ])
    expect(lines.join('')).not.toMatch(/s3cret|a\.png/)
  })
})

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** One byte every `everyMs`; with 0, none at all. */
async function* dripping(everyMs: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    await new Promise(resolve => {
      if (everyMs > 0) setTimeout(resolve, everyMs)
    })
    yield new Uint8Array(1)
  }
}
