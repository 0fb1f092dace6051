import type {
  Address,
  AddressInput,
  ForgetPasswordInput,
  PayPasswordInput,
  RegisterInput,
  SessionRow,
  SmsData,
  SmsInput,
  UserInfo,
} from '@shiji/contract/identity/identity.ts'
import type { AreaOption } from '@shiji/contract/platform/platform.ts'
import { api } from '../base/api.ts'

/** A buyer's account: registration, codes, addresses, payment password. */
export const accountBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    /** POST /register; answers with a token like a login. */
    register: build.mutation<{ readonly access_token: string }, Omit<RegisterInput, 'provider'>>({
      query: body => ({ url: '/register', method: 'POST', body: { ...body, provider: 'users' }, withDevice: true }),
    }),
    forgetPassword: build.mutation<{ readonly access_token: string }, Omit<ForgetPasswordInput, 'provider'>>({
      query: body => ({
        url: '/forget_password',
        method: 'POST',
        body: { ...body, provider: 'users' },
        withDevice: true,
      }),
    }),
    sendSms: build.mutation<SmsData, SmsInput>({ query: body => ({ url: '/sms', method: 'POST', body: { ...body } }) }),
    /** All of auth/info, for pages that show more than the stored user. */
    account: build.query<UserInfo, void>({
      query: () => ({ url: '/auth/info', method: 'POST', body: { provider: 'users' } }),
      providesTags: ['Account'],
    }),
    setPayPassword: build.mutation<unknown, PayPasswordInput>({
      query: body => ({ url: '/user/safe/pay_password', method: 'PUT', body: { ...body } }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Account', 'Order']),
    }),
    /** The open sessions of this person, newest first. */
    sessions: build.query<readonly SessionRow[], void>({
      query: () => ({ url: '/user/safe/sessions' }),
      providesTags: ['Session'],
    }),
    endSessions: build.mutation<unknown, readonly number[]>({
      query: ids => ({ url: '/user/safe/sessions', id: ids, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    addresses: build.query<readonly Address[], void>({
      query: () => ({ url: '/user/addresses' }),
      providesTags: ['Address'],
    }),
    addAddress: build.mutation<{ readonly id?: number }, AddressInput>({
      query: body => ({ url: '/user/addresses', method: 'POST', body: { ...body } }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Address']),
    }),
    changeAddress: build.mutation<unknown, AddressInput & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: '/user/addresses', id, method: 'PUT', body }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Address']),
    }),
    removeAddress: build.mutation<unknown, number>({
      query: id => ({ url: '/user/addresses', id, method: 'DELETE' }),
      invalidatesTags: ['Address'],
    }),
    makeAddressDefault: build.mutation<unknown, number>({
      query: id => ({ url: '/user/addresses/default', id, method: 'PUT' }),
      invalidatesTags: ['Address'],
    }),
    /** GET /load_areas: one level of divisions, 0 for the provinces. */
    areas: build.query<readonly AreaOption[], number>({
      query: pid => ({ url: '/load_areas', params: { isLazy: 1, pid } }),
      keepUnusedDataFor: 3_600,
    }),
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
