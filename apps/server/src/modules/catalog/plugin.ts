import type { ServerModule } from '../../infra/module.ts'
import { onAvailabilityChanged } from './reactions/on-availability-changed.ts'

export const catalogModule: ServerModule = {
  name: 'catalog',
  routes: [],
  register: ({ reactions }) => {
    reactions.on('goods.availability_changed', 'catalog.availability', onAvailabilityChanged)
  },
}
