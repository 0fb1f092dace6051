import Type, { type Static } from 'typebox'
import { Id, Instant, Name, Nullable, Strict, Text, Word } from '../../schema.ts'
import { ADDRESS_REQUEST_STATES } from '../order.words.ts'

/** What a person may do with it now. */
const ADDRESS_REQUEST_ACTIONS = ['withdraw', 'grant', 'refuse'] as const

/** The newest request of an order, with the address that it asks for. */
export const AddressRequest = Type.Object({
  id: Id,
  status: Word(ADDRESS_REQUEST_STATES),
  receive_name: Type.String(),
  receive_tel: Type.String(),
  receive_area: Type.String(),
  receive_address: Type.String(),
  /** What the buyer wrote to the store. */
  note: Type.String(),
  /** Why the store refused it. */
  reason: Type.String(),
  created_at: Instant,
  decided_at: Nullable(Instant),
  actions: Type.Array(Word(ADDRESS_REQUEST_ACTIONS)),
})
export type AddressRequest = Static<typeof AddressRequest>

/** PUT /user/order/{id}/address: one of the buyer's addresses, and a word to the store. */
export const AddressChangeInput = Strict({ address_id: Id, note: Type.Optional(Text(200)) })
export type AddressChangeInput = Static<typeof AddressChangeInput>

/** `changed`: the order goes there. `requested`: the store decides first. */
export const AddressChanged = Type.Object({ id: Id, result: Word(['changed', 'requested']) })
export type AddressChanged = Static<typeof AddressChanged>

/** PUT {area}/orders/address/{id}, by the id of the request. A refusal needs a reason. */
export const AddressDecision = Strict({ decision: Word(['grant', 'refuse']), reason: Type.Optional(Name(200)) })
export type AddressDecision = Static<typeof AddressDecision>
