import {
  addAddressCall,
  addressCall,
  addressesCall,
  changeAddressCall,
  defaultAddressCall,
  removeAddressesCall,
} from '@shiji/contract/identity/account.buyer.calls.ts'
import { Address, AddressInput } from '@shiji/contract/identity/identity.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { answer } from '../../../http/routes/answer.ts'
import { idsOf } from '../../../records/ids.ts'
import { ownAddress, ownAddresses } from '../data/accounts/address.queries.ts'
import {
  addAddress,
  changeAddress,
  makeDefaultAddress,
  removeAddresses,
} from '../use-cases/accounts/change-addresses.ts'

export const addressBuyerRoutes = [
  answer(addressesCall, { summary: 'The own addresses', data: Type.Array(Address) }, ctx => ownAddresses(ctx)),
  answer(
    addressCall,
    {
      summary: 'One of the own addresses',
      params: IdParams,
      data: Address,
    },
    (ctx, { params }) => ownAddress(ctx, params.id),
  ),
  answer(
    addAddressCall,
    {
      summary: 'Add an address',
      body: AddressInput,
      data: Done,
    },
    (ctx, { body }) => addAddress(ctx, body),
  ),
  answer(
    changeAddressCall,
    {
      summary: 'Change an address',
      params: IdParams,
      body: AddressInput,
      data: Done,
    },
    (ctx, { params, body }) => changeAddress(ctx, params.id, body),
  ),
  answer(
    defaultAddressCall,
    {
      summary: 'Make an address the default',
      params: IdParams,
      data: Done,
    },
    (ctx, { params }) => makeDefaultAddress(ctx, params.id),
  ),
  answer(
    removeAddressesCall,
    {
      summary: 'Delete addresses',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => removeAddresses(ctx, idsOf(params.ids)),
  ),
]
