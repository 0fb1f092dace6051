import type { ServerModule } from '../../infra/module.ts'

export const messagingModule: ServerModule = { name: 'messaging', routes: [] }
