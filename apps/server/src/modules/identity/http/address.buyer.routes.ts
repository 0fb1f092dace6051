import { Address, AddressInput } from '@shiji/contract/identity/identity.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { route } from '../../../http/route.ts'
import { idsOf } from '../../../records/ids.ts'
import { ownAddress, ownAddresses } from '../data/address.queries.ts'
import { addAddress, changeAddress, makeDefaultAddress, removeAddresses } from '../use-cases/change-addresses.ts'

const own = { area: 'buyer', access: 'session' } as const

export const addressBuyerRoutes = [
  route(
    { ...own, method: 'GET', path: '/user/addresses', summary: 'The own addresses', data: Type.Array(Address) },
    ctx => ownAddresses(ctx),
  ),
  route(
    {
      ...own,
      method: 'GET',
      path: '/user/addresses/:id',
      summary: 'One of the own addresses',
      params: IdParams,
      data: Address,
    },
    (ctx, { params }) => ownAddress(ctx, params.id),
  ),
  route(
    {
      ...own,
      method: 'POST',
      path: '/user/addresses',
      summary: 'Add an address',
      body: AddressInput,
      data: Done,
      idempotent: true,
    },
    (ctx, { body }) => addAddress(ctx, body),
  ),
  route(
    {
      ...own,
      method: 'PUT',
      path: '/user/addresses/:id',
      summary: 'Change an address',
      params: IdParams,
      body: AddressInput,
      data: Done,
    },
    (ctx, { params, body }) => changeAddress(ctx, params.id, body),
  ),
  route(
    {
      ...own,
      method: 'PUT',
      path: '/user/addresses/default/:id',
      summary: 'Make an address the default',
      params: IdParams,
      data: Done,
    },
    (ctx, { params }) => makeDefaultAddress(ctx, params.id),
  ),
  route(
    {
      ...own,
      method: 'DELETE',
      path: '/user/addresses/:ids',
      summary: 'Delete addresses',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => removeAddresses(ctx, idsOf(params.ids)),
  ),
]
