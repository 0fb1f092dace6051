import type { Page } from '@shiji/contract/envelope.ts'
import type { MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import type { ListQuery } from '@shiji/contract/list.ts'
import { api } from '../base/api.ts'

export const financeBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    moneyLogs: build.query<Page<MoneyLogRow>, ListQuery>({
      query: params => ({ url: '/user/money_logs', params }),
      providesTags: ['Account'],
    }),
  }),
})

export const { useMoneyLogsQuery } = financeBuyerApi
