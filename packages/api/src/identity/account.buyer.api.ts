import {
  addAddressCall,
  addressesCall,
  changeAddressCall,
  defaultAddressCall,
  endSessionsCall,
  forgetPasswordCall,
  payPasswordCall,
  registerCall,
  removeAddressesCall,
  sessionsCall,
} from '@shiji/contract/identity/account.buyer.calls.ts'
import { authInfoCall } from '@shiji/contract/identity/auth.calls.ts'
import { sendSmsCall } from '@shiji/contract/messaging/sms.calls.ts'
import { loadAreasCall } from '@shiji/contract/platform/load-areas.calls.ts'
import { api } from '../base/api.ts'
import type { ArgsOf, NoArgs } from '../base/call-args.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

type Registration = Omit<ArgsOf<typeof registerCall>, 'provider'>
type Forgotten = Omit<ArgsOf<typeof forgetPasswordCall>, 'provider'>

/** A buyer's account: registration, codes, addresses, payment password. */
export const accountBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    register: mutationOf(build, registerCall, {
      args: (form: Registration) => ({ ...form, provider: 'users' as const }),
      ways: { withDevice: true },
    }),
    forgetPassword: mutationOf(build, forgetPasswordCall, {
      args: (form: Forgotten) => ({ ...form, provider: 'users' as const }),
      ways: { withDevice: true },
    }),
    sendSms: mutationOf(build, sendSmsCall),
    /** All of auth/info, for pages that show more than the stored user. */
    account: queryOf(build, authInfoCall, {
      args: (_none: NoArgs) => ({ area: 'buyer' as const, provider: 'users' as const }),
    }),
    setPayPassword: mutationOf(build, payPasswordCall),
    sessions: queryOf(build, sessionsCall, { args: (_none: NoArgs) => ({ area: 'buyer' as const }) }),
    endSessions: mutationOf(build, endSessionsCall, {
      args: (ids: readonly number[]) => ({ area: 'buyer' as const, ids }),
    }),
    addresses: queryOf(build, addressesCall),
    addAddress: mutationOf(build, addAddressCall),
    changeAddress: mutationOf(build, changeAddressCall),
    removeAddress: mutationOf(build, removeAddressesCall, { args: (id: number) => ({ ids: [id] }) }),
    makeAddressDefault: mutationOf(build, defaultAddressCall, { by: 'id' }),
    areas: queryOf(build, loadAreasCall, { args: (pid: number) => ({ isLazy: true, pid }) }),
  }),
})

export const {
  useRegisterMutation,
  useForgetPasswordMutation,
  useSendSmsMutation,
  useAccountQuery,
  useSetPayPasswordMutation,
  useSessionsQuery,
  useEndSessionsMutation,
  useAddressesQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
  useMakeAddressDefaultMutation,
  useAreasQuery,
  useLazyAreasQuery,
} = accountBuyerApi
