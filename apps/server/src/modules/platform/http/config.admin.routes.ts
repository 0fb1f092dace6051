import { changeSettingsCall, settingsCall } from '@shiji/contract/platform/settings.admin.calls.ts'
import { ConfigChange, ConfigData, ConfigQuery } from '@shiji/contract/platform/settings.ts'
import { Done } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { settingOnTheWire } from '../data/site/settings.queries.ts'
import { changeSettings } from '../use-cases/change-settings.ts'

export const configAdminRoutes = [
  answer(
    settingsCall,
    {
      summary: 'One configuration group',
      query: ConfigQuery,
      data: ConfigData,
    },
    async (ctx, { query }) => ({ name: query.name, value: await settingOnTheWire(ctx, query.name) }),
  ),
  answer(
    changeSettingsCall,
    {
      summary: 'Change configuration groups',
      body: ConfigChange,
      data: Done,
    },
    async (ctx, { body }) => {
      await changeSettings(ctx, body)
      return {}
    },
  ),
]
