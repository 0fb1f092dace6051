import { ConfigChange, ConfigData, ConfigQuery } from '@shiji/contract/platform/settings.ts'
import { Done } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { settingOnTheWire } from '../data/settings.queries.ts'
import { changeSettings } from '../use-cases/change-settings.ts'

export const configAdminRoutes = [
  route(
    {
      method: 'GET',
      path: '/configs',
      area: 'admin',
      access: 'config.view',
      summary: 'One configuration group',
      query: ConfigQuery,
      data: ConfigData,
    },
    async (ctx, { query }) => ({ name: query.name, value: await settingOnTheWire(ctx, query.name) }),
  ),
  route(
    {
      method: 'PUT',
      path: '/configs/update',
      area: 'admin',
      access: 'config.update',
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
