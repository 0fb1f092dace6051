import type { ServerModule } from '../../infra/module.ts'

export const identityModule: ServerModule = { name: 'identity', routes: [] }
