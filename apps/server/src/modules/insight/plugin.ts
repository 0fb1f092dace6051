import type { ServerModule } from '../../infra/module.ts'

export const insightModule: ServerModule = { name: 'insight', routes: [] }
