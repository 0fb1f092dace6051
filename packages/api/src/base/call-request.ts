import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { CallArea, CallFacts } from '@shiji/contract/call.ts'
import type { ApiCall } from './transport/transport.ts'

/** Arguments of a call by name (see `ArgsOf`). */
export type Fields = Readonly<Record<string, unknown>>

/** Prefix of the area in which a call is made. */
export const prefixOf = (call: CallFacts, fields: Fields): string => {
  const area = typeof call.area === 'string' ? call.area : call.area.find(each => each === fields.area)
  return area === undefined ? '' : PREFIX[area]
}
const PREFIX: Readonly<Record<CallArea, string>> = { ...AREA_PREFIX, shared: '' }

/** A path with its parameters filled in; one that may be missing is left out with its slash. */
export const fill = (path: string, fields: Fields): string =>
  path.replace(/\/:(\w+)\??/g, (_part, name: string) => {
    const value = fields[name]
    return value === undefined ? '' : `/${encodeURIComponent(String(value))}`
  })

/** `/:id` or `/:ids` at the end of a path, which `prepare` appends by the rules of the specification (§7). */
const ID_AT_END = /\/:(ids?)$/

/** The request of a declared call: arguments of the path go there, the others into query or body by the method. */
export function requestOf(call: CallFacts, fields: Fields): ApiCall {
  const { method } = call
  const idName = ID_AT_END.exec(call.path)?.[1]
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !isTaken(call, name)))
  const url = `${prefixOf(call, fields)}${fill(call.path.replace(ID_AT_END, ''), fields)}`
  const isQuery = method === 'GET' || method === 'DELETE'
  const key = call.keyed === true ? fields.idempotencyKey : undefined
  return {
    url,
    ...(method === 'GET' ? {} : { method }),
    ...(idName === undefined ? {} : { id: idsIn(fields[idName]) }),
    ...(isQuery ? { params: rest } : { body: rest }),
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
  }
}

const isTaken = (call: CallFacts, name: string): boolean =>
  (name === 'area' && typeof call.area !== 'string') ||
  (name === 'idempotencyKey' && call.keyed === true) ||
  new RegExp(`/:${name}\\b`).test(call.path)

const idsIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'number')
