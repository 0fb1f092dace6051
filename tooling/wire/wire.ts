import type { Page } from 'playwright-core'

/** One answer as it came over the wire. */
export interface Fetched {
  readonly url: string
  readonly mime: string
  /** Body as encoded, and its headers. */
  readonly bytes: number
}

/** Bytes and files of one kind. */
export interface Weight {
  readonly bytes: number
  readonly files: number
}

const weightOf = (answers: readonly Fetched[]): Weight => ({
  bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
  files: answers.length,
})

const overTheWire = ({ url }: Fetched) => /^https?:/.test(url)

/** What the scripts of a page weigh: texts come as scripts too. Addresses that no server answers count nothing. */
export const weighScripts = (answers: readonly Fetched[]): Weight =>
  weightOf(answers.filter(answer => overTheWire(answer) && /javascript/.test(answer.mime)))

/** What all of a page weighs: document, scripts, styles, fonts, pictures and data. */
export const weighAll = (answers: readonly Fetched[]): Weight => weightOf(answers.filter(overTheWire))

export interface Wire {
  /** What has arrived so far. */
  fetched(): readonly Fetched[]
  /** Waits until nothing has been under way for as long. */
  quiet(ms: number): Promise<void>
}

const PATIENCE_MS = 60_000
const LOOK_MS = 100

/** Listens to everything that a page fetches; to be called before it opens. */
export async function listenToWire(page: Page): Promise<Wire> {
  const session = await page.context().newCDPSession(page)
  const open = new Map<string, { url: string; mime: string }>()
  const arrived: Fetched[] = []
  let last = performance.now()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = performance.now()
    open.set(requestId, { url: request.url, mime: '' })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    open.set(requestId, { url: response.url, mime: response.mimeType })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = open.get(requestId)
    if (answer) arrived.push({ ...answer, bytes: encodedDataLength })
    open.delete(requestId)
    last = performance.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  return {
    fetched: () => [...arrived],
    quiet: async ms => {
      const end = performance.now() + PATIENCE_MS
      while (open.size > 0 || performance.now() - last < ms) {
        if (performance.now() > end) throw new Error(`still fetching: ${[...open.values()].map(({ url }) => url)}`)
        await page.waitForTimeout(LOOK_MS)
      }
    },
  }
}
