import { STORE_HEADER } from '@shiji/contract/identity/store-header.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'

/** One request, as received by the fake server. */
export interface Asked {
  readonly method: string
  /** Path below /api, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The text parts of a multipart body. */
  readonly body: URLSearchParams
  /** The files of a multipart body. */
  readonly files: readonly File[]
  readonly token: string | null
  readonly idempotencyKey: string | null
  /** Version of the record sent with a change. */
  readonly version: string | null
  /** The store that the page works for. */
  readonly store: string | null
}

/** Answers by `METHOD /path`, or `METHOD /path/*` for any last part; a function receives the request. */
export type Answers = Readonly<Record<string, unknown>>

/** A refusal instead of data. */
export class Refusal {
  readonly body: { readonly code: number; readonly msg: string; readonly data: unknown }
  constructor(code: number, msg: string, data: unknown = null) {
    this.body = { code, msg, data }
  }
}

/** What every table requests besides its rows: empty table settings. */
const ON_EVERY_TABLE: Answers = Object.fromEntries(
  ['/Admin', '/Seller'].flatMap(area => [
    [`GET ${area}/table_views`, { layout: null, views: [], roles: [] }],
    [`PUT ${area}/table_layout`, null],
  ]),
)

/** A `fetch` that answers from a table and records its requests. Unknown calls get 404. */
export function fakeServer(answers: Answers) {
  const asked: Asked[] = []
  const known: Answers = { ...ON_EVERY_TABLE, ...answers }
  const answering = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://shiji.test')
    const headers = new Headers(init.headers)
    const request: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: textsOf(init.body),
      files: init.body instanceof FormData ? [...init.body.values()].filter(value => value instanceof File) : [],
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      idempotencyKey: headers.get('idempotency-key'),
      version: headers.get('if-match'),
      store: headers.get(STORE_HEADER),
    }
    asked.push(request)
    const exact = `${request.method} ${request.path}`
    const key = exact in known ? exact : exact.replace(/\/[^/]+$/, '/*')
    if (!(key in known)) return Response.json({ msg: 'no such route' }, { status: 404 })
    const entry = known[key]
    const answer: unknown = typeof entry === 'function' ? await entry(request) : entry
    if (answer instanceof Response) return answer
    return Response.json(answer instanceof Refusal ? answer.body : { code: 200, msg: '', data: answer })
  }
  return { fetch: answering, asked, paths: () => asked.map(each => `${each.method} ${each.path}`) }
}

function textsOf(body: unknown): URLSearchParams {
  if (body instanceof URLSearchParams) return body
  const fields = body instanceof FormData ? [...body] : []
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

let lastId = 0

/** A menu item; names default to the address. */
export function menuItem(item: Partial<MenuItem>): MenuItem {
  lastId += 1
  const name = item.name ?? item.apis ?? `item ${lastId}`
  return {
    id: lastId,
    name,
    name_en: name,
    icon: 'fa-desktop',
    apis: '',
    view: '',
    is_open: 0,
    checked: false,
    children: [],
    ...item,
  }
}
