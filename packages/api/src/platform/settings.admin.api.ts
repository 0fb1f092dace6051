import { changeSettingsCall, settingsCall } from '@shiji/contract/platform/settings.admin.calls.ts'
import type { SettingGroup } from '@shiji/contract/platform/settings.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf, readsOf } from '../base/endpoint.ts'
import type { FormBody } from '../base/transport/form.ts'

/** A group as its form holds it. */
interface ChangedGroup {
  readonly group: SettingGroup
  readonly value: FormBody
}

/** The configuration of the platform (spec §3), group by group. */
export const settingsAdminApi = api.injectEndpoints({
  endpoints: build => ({
    settings: queryOf(build, settingsCall, {
      args: (name: SettingGroup) => ({ name }),
      result: ({ value }) => value,
    }),
    changeSettings: mutationOf(build, changeSettingsCall, {
      form: ({ group, value }: ChangedGroup) => ({ [group]: value }),
      tags: ({ group }) => readsOf(settingsCall, { name: group }),
    }),
  }),
})

export const { useSettingsQuery, useChangeSettingsMutation } = settingsAdminApi
