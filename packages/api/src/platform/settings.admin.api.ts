import type { SettingGroup, StoreSettings, TaskSettings, WebSettings } from '@shiji/contract/platform/settings.ts'
import { api } from '../base/api.ts'

/** Fields of each configuration group; timers in days, the fee in basis points. */
export type Settings = WebSettings | StoreSettings | TaskSettings

const tag = (group: SettingGroup) => ({ type: 'Resource' as const, id: `/Admin/configs/${group}` })

/** The configuration of the platform (spec §3), group by group. */
export const settingsAdminApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET /Admin/configs?name=: one group. */
    settings: build.query<Settings, SettingGroup>({
      query: name => ({ url: '/Admin/configs', params: { name } }),
      transformResponse: ({ value }: { readonly value: Settings }) => value,
      providesTags: (_value, _failure, group) => [tag(group)],
    }),
    /** PUT /Admin/configs/update: one group as a whole. */
    changeSettings: build.mutation<
      unknown,
      { readonly group: SettingGroup; readonly value: Readonly<Record<string, unknown>> }
    >({
      query: ({ group, value }) => ({ url: '/Admin/configs/update', method: 'PUT', body: { [group]: value } }),
      invalidatesTags: (_done, failure, { group }) => (failure ? [] : [tag(group)]),
    }),
  }),
})

export const { useSettingsQuery, useChangeSettingsMutation } = settingsAdminApi
