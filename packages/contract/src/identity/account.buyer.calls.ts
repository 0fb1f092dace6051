import { AREAS } from '../area.ts'
import { call } from '../call.ts'
import type { Deleted, Done, IdParams, IdsParams } from '../schema.ts'
import type {
  Address,
  AddressInput,
  ForgetPasswordInput,
  LoginData,
  PayPasswordInput,
  RegisterInput,
  SessionRow,
} from './identity.ts'

const own = { area: 'buyer', access: 'session' } as const
const entry = { area: 'buyer', access: 'public', perMinute: 60 } as const

/** Makes a buyer account for a phone and logs in. */
export const registerCall = call<{ body: RegisterInput; data: LoginData }>()({
  ...entry,
  method: 'POST',
  path: '/register',
})

/** Sets a new password by SMS code and logs in. */
export const forgetPasswordCall = call<{ body: ForgetPasswordInput; data: LoginData }>()({
  ...entry,
  method: 'POST',
  path: '/forget_password',
})

export const payPasswordCall = call<{ body: PayPasswordInput; data: Done }>()({
  ...own,
  method: 'PUT',
  path: '/user/safe/pay_password',
  changes: ['Account', 'Order'],
})

/** The open sessions of the person in this area, newest first. */
export const sessionsCall = call<{ data: SessionRow[] }>()({
  method: 'GET',
  path: '/user/safe/sessions',
  area: AREAS,
  access: 'session',
  reads: ['Session'],
})

export const endSessionsCall = call<{ params: IdsParams; data: Deleted }>()({
  method: 'DELETE',
  path: '/user/safe/sessions/:ids',
  area: AREAS,
  access: 'session',
  changes: ['Session'],
  changesWhenRefused: true,
})

export const addressesCall = call<{ data: Address[] }>()({
  ...own,
  method: 'GET',
  path: '/user/addresses',
  reads: ['Address'],
})

export const addressCall = call<{ params: IdParams; data: Address }>()({
  ...own,
  method: 'GET',
  path: '/user/addresses/:id',
  reads: ['Address'],
})

export const addAddressCall = call<{ body: AddressInput; data: Done }>()({
  ...own,
  method: 'POST',
  path: '/user/addresses',
  idempotent: true,
  changes: ['Address'],
})

export const changeAddressCall = call<{ params: IdParams; body: AddressInput; data: Done }>()({
  ...own,
  method: 'PUT',
  path: '/user/addresses/:id',
  changes: ['Address'],
})

export const defaultAddressCall = call<{ params: IdParams; data: Done }>()({
  ...own,
  method: 'PUT',
  path: '/user/addresses/default/:id',
  changes: ['Address'],
  changesWhenRefused: true,
})

export const removeAddressesCall = call<{ params: IdsParams; data: Deleted }>()({
  ...own,
  method: 'DELETE',
  path: '/user/addresses/:ids',
  changes: ['Address'],
  changesWhenRefused: true,
})
