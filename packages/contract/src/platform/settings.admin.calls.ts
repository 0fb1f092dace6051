import { call } from '../call.ts'
import type { Done } from '../schema.ts'
import type { ConfigChange, ConfigData, ConfigQuery } from './settings.ts'

/** One configuration group. */
export const settingsCall = call<{ query: ConfigQuery; data: ConfigData }>()({
  method: 'GET',
  path: '/configs',
  area: 'admin',
  access: 'config.view',
  reads: ['/configs/:name'],
})

/** Changes configuration groups, each as a whole. */
export const changeSettingsCall = call<{ body: ConfigChange; data: Done }>()({
  method: 'PUT',
  path: '/configs/update',
  area: 'admin',
  access: 'config.update',
})
