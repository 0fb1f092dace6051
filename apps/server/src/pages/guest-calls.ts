import type { Call, CallFacts, CallWire } from '@shiji/contract/call.ts'
import { CODE, type Envelope } from '@shiji/contract/envelope.ts'
import { errorEntry } from '@shiji/contract/errors.ts'
import { type Compiled, compileRoute } from '../http/routes/compiled.ts'
import { success } from '../http/routes/envelope.ts'
import { routePath } from '../http/routes/mount.ts'
import type { Route } from '../http/routes/route.ts'
import { AppError } from '../infra/app-error.ts'
import type { Ctx } from '../infra/context.ts'
import { overCuts } from '../infra/database/transact.ts'
import { EMPTY_LIST } from '../records/list.ts'

/** The answer of a public call to a visitor, as the API sends it. */
export interface GuestAnswer<T> {
  /** Path with which a page asks for it. */
  readonly address: string
  /** Body of the answer. */
  readonly text: string
  readonly data: T
}

type Part<W extends CallWire, K extends 'params' | 'query'> = W extends { readonly [N in K]: infer P } ? P : unknown
/** Arguments of a call: those of its path and of its query. */
type ArgsOf<W extends CallWire> = Part<W, 'params'> & Part<W, 'query'> & object

/** Reads public calls in the process, with the handlers and schemas of the API's own routes: both always answer alike. */
export class GuestCalls {
  readonly #routes: ReadonlyMap<string, Route>
  readonly #compiled = new Map<Route, Compiled>()

  constructor(routes: readonly Route[]) {
    const open = routes.filter(({ spec }) => spec.method === 'GET' && spec.access === 'public')
    this.#routes = new Map(open.map(route => [routePath(route.spec), route]))
  }

  /** The answer to a visitor; undefined when there is no such record. Other refusals and faults are thrown. */
  async read<W extends CallWire, F extends CallFacts>(
    ctx: Ctx,
    call: Call<W, F>,
    args: ArgsOf<W>,
  ): Promise<GuestAnswer<W['data']> | undefined> {
    const route = this.#routes.get(`/api${call.path}`)
    if (route === undefined) throw new Error(`${call.path} is no public call`)
    const compiled = this.#compiled.get(route) ?? compileRoute(route)
    this.#compiled.set(route, compiled)
    const { inPath, inQuery } = split(call.path, args)
    const input = {
      params: compiled.params?.(inPath, true),
      query: compiled.query?.(inQuery, true),
      body: undefined,
      list: EMPTY_LIST,
      files: [],
      header: () => undefined,
      setHeader: () => undefined,
    }
    try {
      const text = compiled.write(success(ctx.locale, await overCuts(() => route.handle(ctx, input))))
      const { data }: Envelope<W['data']> = JSON.parse(text)
      return { address: addressOf(call.path, inPath, inQuery), text, data }
    } catch (error) {
      if (error instanceof AppError && errorEntry(error.id).code === CODE.missing) return undefined
      throw error
    }
  }
}

type Fields = Readonly<Record<string, unknown>>

function split(path: string, args: object): { readonly inPath: Fields; readonly inQuery: Fields } {
  const isInPath = ([name]: [string, unknown]) => new RegExp(`/:${name}\\b`).test(path)
  const fields = Object.entries(args)
  return {
    inPath: Object.fromEntries(fields.filter(isInPath)),
    inQuery: Object.fromEntries(fields.filter(field => !isInPath(field))),
  }
}

/** An address with its parameters, escaped as the client does. */
function addressOf(path: string, inPath: Fields, inQuery: Fields): string {
  const filled = path.replaceAll(/\/:(\w+)\??/g, (_part, name: string) => {
    const value = inPath[name]
    return value === undefined ? '' : `/${encodeURIComponent(String(value))}`
  })
  const query = new URLSearchParams(
    Object.entries(inQuery).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return `/api${filled}${query === '' ? '' : `?${query}`}`
}
