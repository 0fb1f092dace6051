import fastJson from 'fast-json-stringify'
import Type, { type TSchema } from 'typebox'
import { compileValidator, type Validate } from '../request/validate.ts'
import type { Route } from './route.ts'

/** Envelope of a 200 answer; refusals share the shape with other `data`. */
export const envelopeOf = (data: TSchema) => Type.Object({ code: Type.Integer(), msg: Type.String(), data })

/** Validators and serialiser of a route, compiled once. */
export interface Compiled {
  readonly params: Validate | undefined
  readonly query: Validate | undefined
  readonly body: Validate | undefined
  readonly write: (answer: unknown) => string
}

/** Compiles what a route declares; only the fields of its declared schema leave the server. */
export function compileRoute({ spec }: Route): Compiled {
  const validator = (schema: TSchema | undefined) => (schema === undefined ? undefined : compileValidator(schema))
  const write = fastJson(JSON.parse(JSON.stringify(envelopeOf(spec.data))))
  return {
    params: validator(spec.params),
    query: validator(
      spec.list === undefined ? (spec.query ?? Type.Object({}, { additionalProperties: false })) : undefined,
    ),
    body: validator(spec.body),
    write,
  }
}
