import { Id, Strict } from '@shiji/contract/schema.ts'
import Type, { type Static } from 'typebox'
import { readEncodedParams } from '../../../http/request/encoded-params.ts'
import { compileValidator } from '../../../http/request/validate.ts'

const Params = Strict({ order_id: Type.Array(Id, { minItems: 1, maxItems: 200 }) })
const validate = compileValidator(Params)

/** Query of GET {area}/orders/find/all. */
export const FindQuery = Strict({ params: Type.String({ minLength: 1, maxLength: 8_000 }) })

/** Reads the ids of `params`: base64 of `{order_id: [...]}`. Throws `request.invalid` else. */
export const readOrderIds = (params: string): readonly number[] =>
  // The validator has established the shape.
  (readEncodedParams(validate, params, 8_000) as Static<typeof Params>).order_id
