import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { realInternet } from './internet.ts'

/** A self-signed certificate of pictures.example, made for this file only. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjAx8NboEBKsUSqX2
tdQ/vapNNeX8hrP1UYfyUMCLJqehRANCAAR49oXU4n+vKqz10uCASI0NLarPtmET
GE0iS8Pt80DN4/tJh80Dm3kTwURmiwC+E2lLnvYbsbLWhaUGkHGuMuB7
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBdjCCARygAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBwaWN0dXJl
cy5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjUwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBwaWN0dXJlcy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEePaF1OJ/ryqs9dLggEiNDS2qz7ZhExhNIkvD7fNAzeP7SYfNA5t5E8FEZosA
vhNpS572G7Gy1oWlBpBxrjLge6NPME0wGwYDVR0RBBQwEoIQcGljdHVyZXMuZXhh
bXBsZTAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQWePxm++KP7RvM1bTaibZ8
FCd2cTAKBggqhkjOPQQDAgNIADBFAiEAuTnUK8V631wEMd/ce7i2QccDOsDqmgrN
cdMf+GHilb4CIG4/wyquz2OfAWu/0X/TabZOR+nu7bNZCSIaDnYSE5il
-----END CERTIFICATE-----
`

let server: Server
let requests: { readonly url: string | undefined; readonly headers: Record<string, unknown>; readonly name: unknown }[]
let closed: Promise<unknown>
const trusted = getCACertificates('default')
beforeAll(async () => {
  setDefaultCACertificates([...trusted, cert])
  server = createServer({ key, cert }, (request, response) => {
    const name = 'servername' in request.socket ? request.socket.servername : undefined
    requests.push({ url: request.url, headers: request.headers, name })
    closed = new Promise(resolve => response.once('close', resolve))
    if (request.url === '/away') response.writeHead(302, { location: 'https://other.example/' }).end()
    else if (request.url === '/slow') response.writeHead(200).write('begun')
    else response.writeHead(200, { 'set-cookie': 'who=you' }).end('picture')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  requests = []
})
afterAll(async () => {
  setDefaultCACertificates(trusted)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined)
const urlOf = (path: string, host = 'pictures.example') => new URL(`https://${host}:${portOf(server.address())}${path}`)
const textOf = async (body: AsyncIterable<Uint8Array>) => {
  const parts = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts).toString()
}
const signal = () => new AbortController().signal

describe('a call to the internet', () => {
  it('connects to the given address, under the name of the host, and sends nothing of the caller', async () => {
    for (const path of ['/a.png', '/b.png']) {
      const { status, body } = await realInternet.ask(urlOf(path), '127.0.0.1', signal())
      expect([status, await textOf(body)]).toEqual([200, 'picture'])
    }
    expect(requests.map(({ url, name }) => [url, name])).toEqual([
      ['/a.png', 'pictures.example'],
      ['/b.png', 'pictures.example'],
    ])
    for (const { headers } of requests)
      expect(headers).toEqual({
        host: urlOf('/').host,
        'user-agent': 'Shiji (picture fetch)',
        accept: 'image/*',
        'accept-encoding': 'identity',
        connection: 'close',
      })
  })

  it('does not follow a redirect', async () => {
    const answer = await realInternet.ask(urlOf('/away'), '127.0.0.1', signal())
    expect([answer.status, answer.location, requests.length]).toEqual([302, 'https://other.example/', 1])
  })

  it('refuses a host that does not prove its name', async () => {
    const call = realInternet.ask(urlOf('/a.png', 'other.example'), '127.0.0.1', signal())
    await expect(call).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
    expect(requests).toEqual([])
  })

  it('ends with its signal, in the middle of a body too', async () => {
    const end = new AbortController()
    const { body } = await realInternet.ask(urlOf('/slow'), '127.0.0.1', end.signal)
    const text = textOf(body)
    end.abort()
    await expect(text).rejects.toThrow()
    await closed
  })

  it('ends without error when the body is not read', async () => {
    const end = new AbortController()
    await realInternet.ask(urlOf('/slow'), '127.0.0.1', end.signal)
    end.abort()
    await closed
  })

  it('stops looking up a host with its signal', async () => {
    const end = new AbortController()
    const addresses = realInternet.addressesOf('shiji.invalid', end.signal)
    end.abort()
    expect(await addresses).toEqual([])
  })
})
