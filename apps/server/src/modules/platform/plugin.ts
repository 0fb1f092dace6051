import type { ServerModule } from '../../infra/module.ts'

export const platformModule: ServerModule = { name: 'platform', routes: [] }
