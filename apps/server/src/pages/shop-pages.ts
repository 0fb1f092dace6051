import { CODE } from '@shiji/contract/envelope.ts'
import { commonCall } from '@shiji/contract/platform/site.calls.ts'
import { translate } from '@shiji/i18n/server.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { createThrottle } from '../http/guard/throttle.ts'
import { outageOf } from '../http/outage.ts'
import type { Route } from '../http/routes/route.ts'
import { AppError } from '../infra/app-error.ts'
import type { Runtime } from '../infra/context.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import { documentOf, type Written } from './document.ts'
import { GuestCalls } from './guest-calls.ts'
import { headOf } from './head.ts'
import { Html, html } from './html/html.ts'
import { KeptPages } from './kept-pages.ts'
import { originsOf } from './origins.ts'
import { PictureSizes } from './pictures.ts'
import { languageOf, readAddress, type ShopAddress } from './shop-address.ts'
import { type Desk, type Reader, visitor, writePage } from './write-page.ts'

interface Deps {
  readonly routes: readonly Route[]
  readonly metrics: Metrics
  readonly throttle: ReturnType<typeof createThrottle>
}

/** Answers a request for a page of the shop; `path` is that of the page, `buildHead` what its build adds to the head. */
export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  buildHead: Html,
) => Promise<string>

const RETRY_SECONDS = 5
const LONGEST_WORDS = 100

const lengthOf = ({ head, body, answers }: Written): number =>
  head.text.length + body.text.length + answers.reduce((sum, { text }) => sum + text.length, 0)

/**
 * The pages of the shop as the server writes them (ADR 0036). They hold what a visitor without a session may see: no
 * header but the language changes them. When a page cannot be written, its code is sent without it.
 */
export function createShopPages(runtime: Runtime, { routes, metrics, throttle }: Deps): AnswerPage {
  const desk: Desk = { runtime, guest: new GuestCalls(routes), sizes: new PictureSizes(runtime) }
  const kept = new KeptPages<Written>(lengthOf)
  return async (request, reply, path, buildHead) => {
    const started = performance.now()
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const address = readAddress(path)
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'accept-language' })
    const found = searched(address, query)
    if (found !== undefined) return reply.redirect(found, 302)
    const language = languageOf(query, request.headers['accept-language'])
    const reader: Reader = { ...language, origins: originsOf(runtime.config, request) }
    const text = await answer().catch((error: unknown) => withoutWords(error))
    const seconds = (performance.now() - started) / 1_000
    metrics.observe('GET', '/', reply.statusCode, seconds)
    runtime.log.info({ requestId: request.id, page: address.kind, status: reply.statusCode }, 'page')
    return text

    async function answer(): Promise<string> {
      const ctx = visitor(desk, reader.locale, request.ip)
      throttle(ctx, { method: 'GET', path: '/pages' })
      const [page, common] = await Promise.all([
        kept.get(keyOf(reader, address), () => written(desk, address, reader)),
        desk.guest.read(ctx, commonCall, {}),
      ])
      reply.status(page.status)
      if (page.status === 503) reply.header('retry-after', RETRY_SECONDS)
      return documentOf(buildHead, page, common?.text)
    }

    function withoutWords(error: unknown): string {
      const outage = outageOf(error, 'reading', { commits: { count: 0 } })
      const isBusy = error instanceof AppError && error.id === 'request.too_many'
      if (outage !== undefined) runtime.log.warn({ err: error, page: path }, 'outage')
      else if (!isBusy) runtime.log.error({ err: error, page: path }, 'fault')
      reply.status(isBusy ? CODE.tooMany : outage === undefined ? 500 : 503).header('retry-after', RETRY_SECONDS)
      return documentOf(buildHead, bare(reader), undefined)
    }
  }
}

const keyOf = ({ locale, isNamed, origins }: Reader, address: ShopAddress): string =>
  [origins.shop, locale, isNamed, address.kind, 'params' in address ? address.params : address.path].join(' ')

async function written(desk: Desk, address: ShopAddress, reader: Reader): Promise<Written> {
  const page = await writePage(desk, address, reader)
  const { locale, origins } = reader
  return {
    status: page.status,
    locale,
    head: headOf(page, origins, locale, translate(locale, 'shop.brand_mark')),
    body: page.body ?? new Html(''),
    answers: page.answers,
  }
}

/** A page that could not be written: its code runs as ever and shows what it can. */
const bare = ({ locale }: Reader): Written => ({
  status: 500,
  locale,
  head: html`<title>${translate(locale, 'shop.brand_mark')}</title>
<meta name="robots" content="noindex">`,
  body: new Html(''),
  answers: [],
})

/** Address of the results for plain words in a query, which other sites' search fields send. */
function searched(address: ShopAddress, query: URLSearchParams): string | undefined {
  const words = (query.get('keywords') ?? '').trim().slice(0, LONGEST_WORDS)
  if (address.kind !== 'search' || address.params !== '' || words === '') return undefined
  const json = JSON.stringify({ keywords: encodeURIComponent(words) })
  const lang = query.get('lang') === 'en' ? '?lang=en' : ''
  return `/search/${encodeURIComponent(Buffer.from(json).toString('base64'))}${lang}`
}
