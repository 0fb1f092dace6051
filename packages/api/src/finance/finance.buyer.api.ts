import type { Page } from '@shiji/contract/envelope.ts'
import type { DemoTopUpData, DemoTopUpInput, MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import type { ListQuery } from '@shiji/contract/list.ts'
import { api } from '../base/api.ts'

export const financeBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    moneyLogs: build.query<Page<MoneyLogRow>, ListQuery>({
      query: params => ({ url: '/user/money_logs', params }),
      providesTags: ['Account'],
    }),
    /** POST /user/money/top_up: demo money; the same key never books twice. */
    topUpDemo: build.mutation<DemoTopUpData, DemoTopUpInput & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, money }) => ({
        url: '/user/money/top_up',
        method: 'POST',
        body: { money },
        idempotencyKey,
      }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Account', 'Order']),
    }),
  }),
})

export const { useMoneyLogsQuery, useTopUpDemoMutation } = financeBuyerApi
